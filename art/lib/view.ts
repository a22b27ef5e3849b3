export type Vector = readonly [x: number, y: number, z: number];

/** Camera of the hero image in the terms of `scenes/hero.frag`: the eye is the origin. */
export interface View {
  focal: number;
  pitch: number;
  /** Position of the station's hub relative to the eye: right, up, back. */
  place: Vector;
}

/** A projected point: pixels from the upper left corner of the image, and its distance. */
export interface Seen {
  x: number;
  y: number;
  distance: number;
}

/** Converts between world coordinates and camera coordinates (right, up, forward). */
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

  /** Returns undefined for points behind the camera. */
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

  /** Size in pixels of a unit length at a distance of one unit. */
  get pixelsPerUnit(): number {
    return (this.view.focal * this.width) / 2;
  }
}
