export type Vector = readonly [x: number, y: number, z: number];

/** Where the hero's camera stands, in the words of `scenes/hero.frag`: the eye is the origin. */
export interface View {
  focal: number;
  pitch: number;
  /** The station's hub to the right of, above and behind the eye. */
  place: Vector;
}

/** A point of the world on a picture: pixels from its upper left corner, and how far away it is. */
export interface Seen {
  x: number;
  y: number;
  distance: number;
}

/** Turns between the world's axes and the camera's: right, up, forward. */
export class Eye {
  private readonly down: number;
  private readonly ahead: number;

  constructor(
    private readonly view: View,
    readonly width: number,
    readonly height: number,
  ) {
    const length = Math.hypot(view.pitch, 1);
    this.down = view.pitch / length;
    this.ahead = 1 / length;
  }

  hub(): Vector {
    const [right, up, behind] = this.view.place;
    return [right, up * this.ahead - behind * this.down, behind * this.ahead + up * this.down];
  }

  toCamera([x, y, z]: Vector): Vector {
    return [x, y * this.ahead + z * this.down, y * this.down - z * this.ahead];
  }

  /** Nothing for what lies behind the camera. */
  project(point: Vector): Seen | undefined {
    const [right, up, ahead] = this.toCamera(point);
    if (ahead <= 0) return undefined;
    const scale = (this.view.focal * this.width) / 2 / ahead;
    return {
      x: this.width / 2 + right * scale,
      y: this.height / 2 - up * scale,
      distance: Math.hypot(right, up, ahead),
    };
  }

  /** Pixels that a length of one spans at a distance of one. */
  get pixelsPerUnit(): number {
    return (this.view.focal * this.width) / 2;
  }
}
