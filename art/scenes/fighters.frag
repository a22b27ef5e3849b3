#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"

// Two lines of warships across a wreck field, seen from the flank of one. One unit is fifty meters.
const float FOCAL = 1.5;
const vec3 EYE = vec3(0.0, 1.6, 0.0);
const vec3 LOOK = vec3(0.6, 0.2, -20.0);
const vec3 SUN = vec3(0.84, 0.42, -0.20);
const int SHIPS = 10;
const vec3 MOON = vec3(2.0, -52.0, -110.0);
const float MOON_R = 62.0;

// Position of a ship, its size, and the direction in which it points (yaw, pitch).
void berth(int i, out vec3 at, out float size, out vec2 turn) {
  if (i == 0) { at = vec3(-2.9, -2.5, -11.4); size = 1.6; turn = vec2(2.20, 0.02); }
  else if (i == 1) { at = vec3(-9.6, 2.5, -20.0); size = 1.25; turn = vec2(2.0, 0.0); }
  else if (i == 2) { at = vec3(-3.0, -7.0, -26.0); size = 1.2; turn = vec2(1.95, -0.04); }
  else if (i == 3) { at = vec3(-14.0, 0.0, -36.0); size = 1.5; turn = vec2(1.9, 0.02); }
  else if (i == 4) { at = vec3(-8.0, 6.6, -42.0); size = 1.3; turn = vec2(1.9, 0.0); }
  else if (i == 5) { at = vec3(10.0, 2.2, -30.0); size = 1.35; turn = vec2(-1.30, 0.05); }
  else if (i == 6) { at = vec3(15.5, 8.2, -44.0); size = 1.8; turn = vec2(-1.25, -0.05); }
  else if (i == 7) { at = vec3(10.5, -3.6, -42.0); size = 1.3; turn = vec2(-1.40, 0.0); }
  else if (i == 8) { at = vec3(22.0, 0.6, -50.0); size = 1.5; turn = vec2(-1.30, 0.0); }
  else { at = vec3(5.0, 7.0, -58.0); size = 1.5; turn = vec2(-1.40, 0.0); }
}
vec3 aboard(vec3 p, vec3 at, float size, vec2 turn) {
  vec3 q = (p - at) / size;
  q.xz = rot(turn.x) * q.xz;
  q.yz = rot(turn.y) * q.yz;
  return q;
}
// Bow at +z, 6 long. Wedge hull, citadel, turret rows, engine block.
float warship(vec3 q, int id) {
  float near = box3(q, vec3(1.0, 1.0, 3.6));
  if (near > 0.6) return near;
  float taper = mix(0.25, 1.0, smoothstep(3.2, -1.2, q.z));
  vec2 b = vec2(0.62, 0.34) * taper;
  float d = extrude(chamfer2(q.xy, b, 0.16 * taper), abs(q.z) - 3.0) * 0.85;
  d = min(d, extrude(chamfer2(q.xy, b + 0.035, 0.16 * taper), abs(abs(q.z + 0.4) - 0.9) - 0.12) * 0.85);
  d = min(d, chamferBox(q - vec3(0, 0.40, -1.2), vec3(0.30, 0.26, 0.9), 0.14));
  d = min(d, chamferBox(q - vec3(0, 0.70, -1.55), vec3(0.16, 0.20, 0.34), 0.07));
  d = min(d, chamferBox(q + vec3(0, 0.36, 0.3), vec3(0.22, 0.20, 1.1), 0.12));
  d = min(d, box3(q - vec3(0, 1.0, -1.7), vec3(0.012, 0.24, 0.05)));
  vec3 e = vec3(abs(q.x) - 0.42, q.y, q.z + 2.7);
  d = min(d, chamferBox(e, vec3(0.30, 0.42, 0.55), 0.16));
  d = min(d, extrude(abs(chamfer2(e.xy, vec2(0.21, 0.24), 0.1)) - 0.025, abs(e.z + 0.62) - 0.12));
  d = min(d, box3(vec3(abs(q.x) - 0.80, q.y, q.z + 1.6), vec3(0.06, 0.10, 0.9)));
  // Turrets.
  int k; float z = repeatIn(q.z - 0.9, 0.55, -1, 2, k);
  vec3 t = vec3(q.x, q.y - b.y - 0.04, z);
  d = min(d, chamferBox(t.xzy, vec3(0.13, 0.15, 0.08), 0.05));
  d = min(d, length(vec2(abs(t.x) - 0.05, t.y - 0.03)) - 0.016 + step(0.42, t.z) + step(t.z, 0.0));
  if (d < 0.3) {
    d = min(d, greebles(vec3(q.z, q.y, abs(q.x) - b.x + 0.01), vec2(0.26, 0.15), 0.055, 0.5, id) + step(b.y - 0.2, abs(q.y)) + step(2.8, abs(q.z)));
    d = min(d, greebles(vec3(q.z, q.x, q.y - 0.65), vec2(0.15, 0.13), 0.09, 0.6, id + 9) + step(0.2, abs(q.x)) + step(0.75, abs(q.z + 1.2)));
    d = min(d, greebles(vec3(q.z, q.x, abs(q.y) - b.y), vec2(0.22, 0.17), 0.05, 0.5, id + 5) + step(b.x - 0.24, abs(q.x)) + step(2.7, abs(q.z)));
  }
  return d;
}
// Wreckage drifts through the middle: torn plates, frames and splinters, a piece to a cell.
float wreck(vec3 p) {
  vec3 c0 = vec3(1.5, 0.0, -16.0);
  vec3 slab = (p - c0);
  slab.xz = rot(0.32) * slab.xz;
  float near = box3(slab, vec3(4.5, 4.0, 21.0));
  if (near > 1.0) return near;
  const float CELL = 1.9;
  vec3 g = floor(p / CELL); ivec3 c = ivec3(g);
  vec3 h = hash3(c + 500), k = hash3(c + 900);
  vec3 l = p - (g + 0.5) * CELL;
  vec3 e = 0.5 * CELL - abs(l);
  float border = max(min(e.x, min(e.y, e.z)), 0.0) + 0.30;
  float thin = clamp(1.0 + near * 0.25, 0.0, 1.0);
  if (h.x > mix(0.66, 0.12, thin)) return border;
  float size = 0.05 + 0.36 * pow(k.x, 3.0);
  l -= (k - 0.5) * (CELL - 2.6 * size) * 0.7;
  l.xy = rot(h.y * 6.0 + uTime * TAU) * l.xy; l.yz = rot(h.z * 6.0) * l.yz;
  float d = k.y < 0.5
    ? chamferBox(l, vec3(size, size * 0.7, size * 0.10), size * 0.4)
    : k.y < 0.75 ? girder(l, size * 0.22, size * 0.05, size * 1.2) : box3(l, size * vec3(0.2 + h.y, 0.25, 0.15 + 0.5 * h.z));
  d = max(d, -(length(l - size * vec3(0.6, 0.4, 0.1)) - size * 0.55));
  if (d < size * 0.3) d += (noise(l / size * 4.0) - 0.5) * size * 0.10;
  return min(d * 0.8, border);
}
float map(vec3 p) {
  float d = wreck(p);
  for (int i = 0; i < SHIPS; i++) {
    vec3 at; float size; vec2 turn; berth(i, at, size, turn);
    float away = length(p - at) - 3.9 * size;
    if (away > 0.5) { d = min(d, away); continue; }
    d = min(d, warship(aboard(p, at, size, turn), i * 11) * size);
  }
  return d;
}
Surface surfaceAt(vec3 p, float fine) {
  Surface s; s.glow = vec3(0);
  s.albedo = vec3(0.17, 0.165, 0.16) * (0.6 + 0.6 * noise(p * 5.0)); s.rough = 0.5; s.metal = 0.4;
  float best = 0.06;
  for (int i = 0; i < SHIPS; i++) {
    vec3 at; float size; vec2 turn; berth(i, at, size, turn);
    if (length(p - at) > 3.8 * size) continue;
    vec3 q = aboard(p, at, size, turn);
    float d = warship(q, i * 11) * size;
    if (d > best) continue;
    best = d;
    vec2 uv = abs(q.x) > 0.6 * mix(0.25, 1.0, smoothstep(3.2, -1.2, q.z)) ? q.zy : q.zx;
    vec3 plate = plating(uv, 0.30, i, fine * 0.6), small = plating(uv, 0.075, i + 40, fine * 0.6);
    bool ours = i < 5;
    vec3 paint = ours ? vec3(0.215, 0.225, 0.235) : vec3(0.20, 0.175, 0.155);
    s.albedo = paint * plate.x * (0.85 + 0.25 * small.x) * (1.0 - 0.55 * plate.y) * (1.0 - 0.35 * small.y);
    if (ours && abs(q.z - 1.7) < 0.10) s.albedo = vec3(0.30, 0.15, 0.045);
    float soot = smoothstep(0.50, 0.72, fbm(q * 1.7 + float(i) * 7.0, 4));
    s.albedo *= 1.0 - 0.75 * soot;
    s.rough = 0.42 + 0.2 * plate.z;
    s.glow = windows(uv + vec2(0, 0.01), vec2(0.030, 0.038), 0.16, i + 7) * 2.0 * (1.0 - soot);
    if (q.z < -3.22) {
      vec2 e = vec2(abs(q.x) - 0.42, q.y);
      s.glow = (ours ? vec3(0.30, 0.75, 1.0) : vec3(1.0, 0.42, 0.12)) * smoothstep(0.02, -0.06, chamfer2(e, vec2(0.19, 0.22), 0.1)) * 9.0;
    }
    // Holes that still glow.
    if (i == 0 || i == 5 || i == 7) {
      vec3 w = i == 0 ? vec3(-0.4, 0.1, 1.1) : vec3(0.3, 0.1, 0.5);
      float r = length(q - w) + (noise(q * 9.0) - 0.5) * 0.35;
      s.albedo *= smoothstep(0.15, 0.55, r);
      s.glow += vec3(1.0, 0.30, 0.06) * smoothstep(0.36, 0.16, r) * (0.3 + 2.2 * pow(noise(q * 22.0), 3.0));
    }
  }
  return s;
}
float segment(vec3 eye, vec3 d, vec3 a, vec3 b, out float along) {
  // Nearest approach of the view ray to a beam, as an angle.
  vec3 u = b - a, w = eye - a;
  float bb = dot(d, u), c = dot(u, u), e = dot(d, w), f = dot(u, w);
  float s = clamp((f - bb * e) / max(c - bb * bb, 1e-4), 0.0, 1.0);
  vec3 q = a + u * s;
  along = max(dot(q - eye, d), 0.01);
  return length(q - eye - d * along) / along;
}
vec3 moon(vec3 d, vec3 sun, vec3 behind) {
  vec3 o = EYE - MOON;
  vec2 hit = sphereHit(o, d, MOON_R);
  if (hit.x > hit.y) return behind;
  vec3 n = (o + d * hit.x) / MOON_R;
  float e = 0.004;
  float h0 = ridges(n * 5.0, 7);
  vec3 slope = vec3(ridges((n + vec3(e, 0, 0)) * 5.0, 7), ridges((n + vec3(0, e, 0)) * 5.0, 7), ridges((n + vec3(0, 0, e)) * 5.0, 7)) - h0;
  vec3 m = normalize(n - (slope - n * dot(slope, n)) * 9.0);
  float mu = max(dot(m, sun), 0.0) * smoothstep(-0.05, 0.08, dot(n, sun));
  return vec3(0.20, 0.185, 0.17) * (0.4 + h0) * mu * 0.75 + vec3(0.0016, 0.0024, 0.004);
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.06, FOCAL);
  vec3 sun = normalize(SUN);
  vec3 c = moon(d, sun, sky(d));
  float fine = pixelAngle(FOCAL);
  float t = march(EYE, d, 0.4, 75.0, fine, 180);
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, fine * t * 0.7);
    Surface m = surfaceAt(p, fine * t);
    float open = occlusion(p, n, 0.4);
    vec3 lit = shine(m, n, -d, sun, vec3(1.0, 0.86, 0.70) * 8.5 * shadow(p + n * 0.01, sun, 0.02, 8.0, 50.0, 36));
    lit += m.albedo * open * (vec3(0.040, 0.052, 0.072) * (0.6 + 0.4 * dot(n, normalize(vec3(-0.5, 0.3, 0.8)))));
    vec3 fire = vec3(10.9, 1.9, -28.6) - p;
    lit += shine(m, n, -d, normalize(fire), vec3(1.0, 0.5, 0.2) * 14.0 / (dot(fire, fire) + 2.0)) * open;
    c = lit + m.glow;
  } else t = 1e6;
  // Smoke and dust between the lines, lit from the sun's side.
  float dust = 0.0; float j = dither(pixel);
  for (int i = 0; i < 12; i++) {
    float s = 6.0 + (float(i) + j) * 4.2;
    if (s > t) break;
    vec3 p = EYE + d * s;
    float f = fbm(p * 0.16 + 3.0, 4);
    dust += smoothstep(0.48, 0.80, f) * exp(-pow((p.y + 0.5 + p.x * 0.1) / 5.0, 2.0)) * 0.06;
  }
  c = mix(c, vec3(0.060, 0.052, 0.048), 1.0 - exp(-dust * 1.3));
  // Beams. Each starts at a turret and ends on a hull; the far ones are hair-thin.
  for (int i = 0; i < 6; i++) {
    vec3 h = hash3(ivec2(i, 2), 90), a, b; float size; vec2 turn;
    bool ours = i < 4;
    int from = i == 0 ? 0 : i == 1 ? 1 : i == 2 ? 3 : i == 3 ? 4 : i == 4 ? 6 : 7;
    int to = i == 0 ? 5 : i == 1 ? 6 : i == 2 ? 7 : i == 3 ? 9 : i == 4 ? 3 : 2;
    berth(from, a, size, turn);
    a += size * (vec3(sin(turn.x), 0.0, cos(turn.x)) * (0.9 + h.y) + vec3(0, 0.42, 0));
    berth(to, b, size, turn);
    b += size * (vec3(sin(turn.x), 0.0, cos(turn.x)) * (h.z * 3.0 - 1.0) + vec3(0, 0.15, 0));
    float along; float w = segment(EYE, d, a, b, along);
    if (along > t + 0.3) continue;
    vec3 tint = ours ? vec3(0.30, 0.80, 1.0) : vec3(1.0, 0.50, 0.18);
    float thick = fine * 0.34 + 0.003 / along;
    float flicker = 0.55 + 0.45 * noise(vec3(along * 1.3, h.x * 40.0, 1.0));
    c += tint * (exp(-w * w / (thick * thick)) * 1.3 + 0.016 * thick / (w + thick)) * flicker;
    // Where it strikes.
    vec3 v = b - EYE; float tb = dot(v, d); float r = length(v - d * tb);
    if (tb < t + 1.2) c += mix(tint, vec3(1.0, 0.75, 0.5), 0.6) * (exp(-r * r / 0.012) * 7.0 + 0.012 / (r * r + 0.05));
  }
  // Small craft.
  for (int i = 0; i < 26; i++) {
    vec3 h = hash3(ivec2(i, 3), 91), g = hash3(ivec2(i, 4), 92);
    vec3 p = vec3(mix(-9.0, 11.0, h.x), mix(-4.5, 5.5, h.y), mix(-13.0, -46.0, h.z));
    vec3 dir = normalize(vec3(g.x < 0.5 ? 1.0 : -1.0, g.y - 0.5, (g.z - 0.5) * 1.6));
    float along; float w = segment(EYE, d, p - dir * (0.5 + 1.3 * g.z), p, along);
    if (along > t) continue;
    vec3 tint = g.x < 0.5 ? vec3(0.35, 0.8, 1.0) : vec3(1.0, 0.55, 0.22);
    float px = fine * 0.6;
    vec3 v = p - EYE; float tp = dot(v, d);
    // The trail fades behind the engine.
    vec3 q = EYE + d * along - p;
    c += tint * exp(-w * w / (px * px)) * 0.40 * exp(-length(q) * 3.2);
    float r = length(v - d * tp) / tp;
    c += tint * exp(-r * r / (px * px * 2.0)) * 2.6;
  }
  return c;
}
