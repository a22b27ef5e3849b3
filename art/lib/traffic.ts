import type { DeepField } from './camera';
import { uniform } from './random';
import { Eye, type Vector, type View } from './view';

const LIGHTS = 58;
const AMBER: Vector = [1.1, 0.57, 0.18];
const LAMP: Vector = [1, 0.8, 0.55];
const CYAN: Vector = [0.25, 0.85, 1];

interface Lane {
  from: Vector;
  to: Vector;
  /** Upward bend of the lane at its midpoint. */
  bend: number;
}

/** Lanes with their start and end relative to the hub; one unit is 200 m. */
const LANES: readonly Lane[] = [
  { from: [-26, 5.5, -14], to: [-0.6, 1.9, 1.6], bend: 1.2 },
  { from: [20, -6, 9], to: [0.8, 1.4, 1.2], bend: 1.2 },
  { from: [-16, -13, -22], to: [-9.5, -0.5, 3], bend: -1.5 },
  { from: [11, 12, -30], to: [1.5, 2.4, 0], bend: 1.2 },
];

/**
 * Adds the ships around the station as points of light with short trails, in front of the background. Ships have no
 * bodies, because nothing but their light would be visible at a distance of a kilometer.
 * @param time position in the loop, 0..1; at its end every light is where another one started
 */
export function addTraffic(field: DeepField, view: View, seed: number, time: number): void {
  const eye = new Eye(view, field.width, field.height);
  const hub = eye.hub();
  const random = uniform(seed);
  for (let i = 0; i < LIGHTS; i++) {
    const [start, tintOf, power, blink, dx, dy, dz] = Array.from({ length: 7 }, random) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const lane = LANES[i % LANES.length] as Lane;
    const along = (start + time) % 1;
    const stray = 0.3 + 1.4 * (1 - along);
    const at = (share: number): Vector => [
      hub[0] + lane.from[0] + (lane.to[0] - lane.from[0]) * share + (dx - 0.5) * 1.2 * stray,
      hub[1] +
        lane.from[1] +
        (lane.to[1] - lane.from[1]) * share +
        (dy - 0.5) * 0.7 * stray +
        Math.sin(share * Math.PI) * lane.bend,
      hub[2] + lane.from[2] + (lane.to[2] - lane.from[2]) * share + (dz - 0.5) * 1.2 * stray,
    ];
    const head = eye.project(at(along));
    const tail = eye.project(at(along - (0.012 + 0.02 * dx)));
    if (!head || !tail) continue;
    const ends = smooth(along / 0.05) * smooth((1 - along) / 0.04);
    const turns = 1 + (i % 3);
    const pulse = 0.6 + 0.4 * Math.sin(2 * Math.PI * (time * turns + blink));
    const tint = tintOf < 0.55 ? AMBER : tintOf < 0.85 ? LAMP : CYAN;
    glow(field, head, tail, tint, {
      head: (0.7 + 3.2 * power * power) * pulse * ends,
      trail: 0.22 * power * ends,
      radius: (1 + power) * (field.width / 2560),
    });
  }
}

interface Glow {
  head: number;
  trail: number;
  /** Radius in pixels. */
  radius: number;
}

function glow(
  field: DeepField,
  head: { x: number; y: number; distance: number },
  tail: { x: number; y: number },
  tint: Vector,
  { head: bright, trail, radius }: Glow,
): void {
  // A point smaller than a pixel would flicker while it moves, so it is drawn larger and proportionally dimmer.
  const headRadius = Math.max(0.9, radius);
  const trailRadius = Math.max(0.8, 0.8 * (field.width / 2560));
  const headLight = bright * (radius / headRadius) ** 2;
  const trailLight = (trail * 0.8 * (field.width / 2560)) / trailRadius;
  const margin = 4 * headRadius;
  const left = Math.max(0, Math.floor(Math.min(head.x, tail.x) - margin));
  const right = Math.min(field.width - 1, Math.ceil(Math.max(head.x, tail.x) + margin));
  const top = Math.max(0, Math.floor(Math.min(head.y, tail.y) - margin));
  const bottom = Math.min(field.height - 1, Math.ceil(Math.max(head.y, tail.y) + margin));
  const backX = tail.x - head.x;
  const backY = tail.y - head.y;
  const length2 = backX * backX + backY * backY || 1;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const i = y * field.width + x;
      const before = Math.abs(field.reach[i] ?? 0);
      if (before > 0 && before < head.distance) continue;
      const dx = x + 0.5 - head.x;
      const dy = y + 0.5 - head.y;
      const along = Math.max(0, Math.min(1, (dx * backX + dy * backY) / length2));
      const off2 = (dx - backX * along) ** 2 + (dy - backY * along) ** 2;
      const light =
        headLight * Math.exp(-(dx * dx + dy * dy) / headRadius ** 2) +
        trailLight * (1 - along) * Math.exp(-off2 / trailRadius ** 2);
      for (let c = 0; c < 3; c++)
        field.light[i * 3 + c] = (field.light[i * 3 + c] ?? 0) + light * (tint[c] ?? 0);
    }
  }
}

const smooth = (x: number): number => {
  const s = Math.max(0, Math.min(1, x));
  return s * s * (3 - 2 * s);
};
