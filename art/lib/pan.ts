/** 8-bit RGB image, row by row from the top. */
export interface Still {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Visible part of a still: its center and width, relative to the still. */
export interface Framing {
  x: number;
  y: number;
  span: number;
}

export const between = (from: Framing, to: Framing, share: number): Framing => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  // Equal logarithmic steps look like a constant speed.
  span: from.span * (to.span / from.span) ** share,
});

/** Weights of a Catmull–Rom spline for a position between the second and third of four samples. */
const spline = (t: number): readonly [number, number, number, number] => [
  t * (-0.5 + t * (1 - 0.5 * t)),
  1 + t * t * (-2.5 + 1.5 * t),
  t * (0.5 + t * (2 - 1.5 * t)),
  t * t * (-0.5 + 0.5 * t),
];

interface Taps {
  at: Int32Array;
  weights: Float32Array;
}

function taps(count: number, start: number, step: number, size: number): Taps {
  const at = new Int32Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const position = start + (i + 0.5) * step - 0.5;
    const whole = Math.floor(position);
    for (const [n, weight] of spline(position - whole).entries()) {
      at[i * 4 + n] = Math.max(0, Math.min(size - 1, whole - 1 + n));
      weights[i * 4 + n] = weight;
    }
  }
  return { at, weights };
}

/** Cuts a frame out of a still with sub-pixel precision, so that slow moves are smooth. */
export function cut(still: Still, framing: Framing, width: number, height: number): Float32Array {
  const step = (framing.span * still.width) / width;
  const left = framing.x * still.width - (step * width) / 2;
  const top = framing.y * still.height - (step * height) / 2;
  const across = taps(width, left, step, still.width);
  const down = taps(height, top, step, still.height);
  const first = down.at[0] ?? 0;
  const rows = (down.at[height * 4 - 1] ?? 0) - first + 1;
  const narrow = new Float32Array(rows * width * 3);
  for (let y = 0; y < rows; y++) {
    const row = (first + y) * still.width;
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let n = x * 4; n < x * 4 + 4; n++) {
        const weight = across.weights[n] ?? 0;
        const from = (row + (across.at[n] ?? 0)) * 3;
        r += weight * (still.rgb[from] ?? 0);
        g += weight * (still.rgb[from + 1] ?? 0);
        b += weight * (still.rgb[from + 2] ?? 0);
      }
      const to = (y * width + x) * 3;
      narrow[to] = r;
      narrow[to + 1] = g;
      narrow[to + 2] = b;
    }
  }
  const out = new Float32Array(width * height * 3);
  const stride = width * 3;
  for (let y = 0; y < height; y++) {
    for (let n = y * 4; n < y * 4 + 4; n++) {
      const weight = down.weights[n] ?? 0;
      const from = ((down.at[n] ?? 0) - first) * stride;
      for (let x = 0; x < stride; x++)
        out[y * stride + x] = (out[y * stride + x] ?? 0) + weight * (narrow[from + x] ?? 0);
    }
  }
  return out;
}
