#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"

// Convoys come in to a market hub before a banded giant. One unit is fifty meters.
const float FOCAL = 1.5;
const vec3 EYE = vec3(0.0, 1.2, 0.0);
const vec3 LOOK = vec3(1.0, 0.9, -20.0);
const vec3 SUN = vec3(0.88, 0.30, -0.42);
const vec3 HUB = vec3(8.5, 1.0, -46.0);
const vec3 GIANT = vec3(-58.0, 2.0, -120.0);
const float GIANT_R = 62.0;
const int LANES = 5;

// Each lane is a straight approach that ends at the hub's docks.
void lane(int i, out vec3 from, out vec3 dir) {
  vec3 a, b;
  if (i == 0) { a = vec3(-4.6, -1.9, 2.0); b = HUB + vec3(-4.5, -1.0, 6.0); }
  else if (i == 1) { a = vec3(5.2, -2.9, -3.0); b = HUB + vec3(1.0, -4.2, 7.0); }
  else if (i == 2) { a = vec3(-20.0, 6.4, -20.0); b = HUB + vec3(-5.0, 4.0, 2.0); }
  else if (i == 3) { a = vec3(26.0, 5.0, -18.0); b = HUB + vec3(6.0, 4.2, 3.0); }
  else { a = vec3(-34.0, -7.0, -36.0); b = HUB + vec3(-6.0, -4.0, 0.0); }
  from = a; dir = normalize(b - a);
}
float laneLength(int i) { return i == 0 ? 44.0 : i == 1 ? 36.0 : i == 2 ? 32.0 : i == 3 ? 28.0 : 30.0; }
float spacing(int i) { return i < 2 ? 5.2 : 3.6; }

// Local frame of the freighter nearest to p on a lane: x across, y up, z forward.
vec3 inLane(vec3 p, int i, out int ship) {
  vec3 from, dir; lane(i, from, dir);
  vec3 side = normalize(cross(dir, vec3(0, 1, 0))), up = cross(side, dir);
  vec3 v = p - from;
  float s = spacing(i), along = dot(v, dir) - uTime * s;
  float z = repeatIn(along, s, 0, int(laneLength(i) / s), ship);
  vec3 h = hash3(ivec2(ship, i), 61);
  z -= (h.z - 0.5) * 1.2;
  vec3 q = vec3(dot(v, side), dot(v, up), z);
  q.xy -= (h.xy - 0.5) * vec2(1.1, 0.7);
  return q;
}
float freighter(vec3 q, ivec2 id) {
  float near = box3(q, vec3(0.75, 0.75, 2.0));
  if (near > 0.5) return near;
  vec3 h = hash3(id, 62);
  float len = 1.15 + 0.35 * h.x;
  // Spine and frames.
  float d = girder(q.zyx, 0.11, 0.018, len);
  d = min(d, box3(q, vec3(0.05, 0.05, len)));
  // Containers: two abreast, two high, some places empty.
  int k; float z = repeatIn(q.z, 0.36, h.x > 0.5 ? -3 : -2, h.x > 0.5 ? 3 : 2, k);
  vec2 s = sign(q.xy);
  vec3 g = hash3(ivec3(k * 4 + int(s.x) + 2 * int(s.y) + 8, id.x, id.y));
  vec3 c = vec3(abs(q.x) - 0.26, abs(q.y) - 0.22, z);
  if (g.z > 0.16) {
    float crate = box3(c, vec3(0.135, 0.125, 0.162)) - 0.004;
    crate = max(crate, -(abs(mod(z + 0.02, 0.04) - 0.02) - 0.006 + step(c.y, 0.11) * 0.0 + step(abs(c.x), 0.128) * step(abs(c.y), 0.118)));
    d = min(d, crate);
  }
  d = min(d, extrude(abs(chamfer2(q.xy, vec2(0.42, 0.37), 0.12)) - 0.016, abs(abs(z) - 0.18) - 0.012) + step(len - 0.05, abs(q.z)));
  // Bow with the bridge, stern with the engines.
  vec3 b = q - vec3(0, 0.06, len + 0.18);
  d = min(d, chamferBox(b, vec3(0.30, 0.22, 0.24), 0.12));
  d = min(d, chamferBox(b - vec3(0, 0.22, -0.05), vec3(0.17, 0.10, 0.13), 0.05));
  d = min(d, rod(b, vec3(0.1, 0.3, -0.1), vec3(0.1, 0.62, -0.14), 0.008));
  vec3 e = q + vec3(0, 0, len + 0.25);
  d = min(d, chamferBox(e, vec3(0.40, 0.30, 0.26), 0.14));
  d = min(d, greebles(vec3(e.z, e.x, abs(e.y) - 0.30), vec2(0.13, 0.17), 0.07, 0.6, 5) + step(0.22, abs(e.z)) + step(0.26, abs(e.x)));
  vec2 n = vec2(abs(e.x) - 0.19, e.y);
  d = min(d, extrude(abs(length(n) - 0.135) - 0.018, abs(e.z + 0.32) - 0.11));
  return d;
}
float hubMap(vec3 p) {
  vec3 q = p - HUB;
  float near = length(q * vec3(1, 0.7, 1)) - 10.5;
  if (near > 2.0) return near;
  float r = length(q.xz), a = atan(q.z, q.x);
  vec2 c = vec2(r, q.y);
  float d = chamfer2(c, vec2(1.3, 9.0), 0.5);
  d = min(d, chamfer2(c - vec2(0, 0.0), vec2(5.6, 0.62), 0.4));
  d = min(d, chamfer2(c - vec2(0, 0.9), vec2(4.4, 0.5), 0.2));
  d = min(d, chamfer2(c - vec2(0, 3.3), vec2(4.2, 0.45), 0.3));
  d = min(d, chamfer2(c - vec2(0, 4.1), vec2(3.0, 0.4), 0.2));
  d = min(d, chamfer2(c - vec2(0, 6.6), vec2(2.7, 0.4), 0.25));
  d = min(d, chamfer2(c + vec2(0, 3.2), vec2(4.8, 0.5), 0.3));
  d = min(d, chamfer2(c + vec2(0, 2.4), vec2(3.2, 0.4), 0.3));
  d = min(d, chamfer2(c + vec2(0, 6.0), vec2(3.0, 0.4), 0.2));
  d = min(d, chamfer2(c + vec2(0, 8.4), vec2(1.9, 0.9), 0.5));
  d = min(d, length(vec2(r, q.y - clamp(q.y, 9.0, 13.0))) - 0.06);
  // Decks stand on fins.
  int n; float b = repeatAt(a / TAU * 12.0, 1.0, n) * TAU / 12.0;
  vec3 f = vec3(r * cos(b), q.y, r * sin(b));
  d = min(d, box3(f - vec3(1.9, 0, 0), vec3(1.3, 7.2, 0.07)));
  // Docks reach out of three decks, with ships at them.
  for (int k = 0; k < 3; k++) {
    float level = k == 0 ? 0.0 : k == 1 ? 3.3 : -3.2;
    float reach = k == 0 ? 8.0 : k == 1 ? 6.4 : 7.0;
    float m = k == 0 ? 14.0 : 10.0;
    b = repeatAt(a / TAU * m + 0.25 * float(k), 1.0, n) * TAU / m;
    vec3 s = vec3(r * cos(b), q.y - level, r * sin(b));
    d = min(d, box3(s - vec3(reach - 1.3, 0, 0), vec3(1.3, 0.10, 0.12)));
    vec3 g = hash3(ivec3(n, k, 300));
    if (g.x < 0.75) {
      vec3 t = s - vec3(reach - 0.5, -0.36 + 0.72 * step(0.5, g.z), 0.0);
      d = min(d, chamferBox(t.zyx, vec3(0.20 + 0.14 * g.y, 0.19, 0.7 + 0.5 * g.z), 0.08));
      d = min(d, chamferBox(t.zyx - vec3(0, 0.1, 0.8), vec3(0.34, 0.26, 0.2), 0.1));
    }
  }
  if (d < 0.6) {
    float g = 1e3;
    vec2 cell = vec2(0.42, 0.36);
    g = min(g, greebles(vec3(a * 4.0, r, q.y - 1.40), cell, 0.34, 0.6, 4) + step(4.0, r) + step(r, 1.6));
    g = min(g, greebles(vec3(a * 4.0, r, q.y - 0.62), cell, 0.22, 0.5, 5) + step(5.1, r) + step(r, 4.6));
    g = min(g, greebles(vec3(a * 4.0, r, q.y - 3.75), cell, 0.30, 0.5, 6) + step(3.8, r) + step(r, 3.2));
    d = min(d, g);
  }
  return d;
}
float map(vec3 p) {
  float d = hubMap(p);
  for (int i = 0; i < LANES; i++) {
    int ship; vec3 q = inLane(p, i, ship);
    if (max(abs(q.x), abs(q.y)) > 3.0) d = min(d, max(abs(q.x), abs(q.y)) - 1.6);
    else d = min(d, freighter(q, ivec2(ship, i)));
  }
  return d;
}

vec3 giant(vec3 d, vec3 sun, vec3 behind, vec2 pixel) {
  vec3 o = EYE - GIANT;
  vec2 hit = sphereHit(o, d, GIANT_R);
  float miss = length(o - d * dot(o, d)) - GIANT_R;
  float mu0 = dot(normalize(o - d * dot(o, d)), sun);
  vec3 halo = vec3(0.30, 0.36, 0.42) * exp(-max(miss, 0.0) * 2.2) * smoothstep(-0.25, 0.7, mu0) * 0.30;
  if (hit.x > hit.y || hit.y < 0.0) return behind + halo;
  vec3 n = (o + d * hit.x) / GIANT_R;
  vec3 axis = normalize(vec3(0.22, 0.93, 0.28));
  float lat = dot(n, axis);
  vec3 w = n * 5.0 - axis * dot(n * 5.0, axis) * 0.4;
  float warp = fbm(n * 5.0 + axis * lat * 14.0, 6) - 0.5;
  float curl = fbm(n * 16.0 + axis * lat * 30.0 + warp * 4.0, 6) - 0.5;
  float y = lat * 7.0 + warp * 0.55 + curl * 0.28;
  float bands = fbm(vec3(y * 1.7, 1.3, 4.0), 5);
  float fine = fbm(vec3(y * 7.0, n.x * 2.0, n.z * 2.0) + w * 0.2, 5);
  vec3 col = mix(vec3(0.30, 0.21, 0.15), vec3(0.62, 0.54, 0.44), smoothstep(0.3, 0.68, bands));
  col = mix(col, vec3(0.20, 0.24, 0.28), smoothstep(0.52, 0.75, fine) * 0.6);
  col *= 0.8 + 0.5 * fine + 0.5 * curl;
  // One storm, old enough to have a name.
  vec3 eye_ = normalize(vec3(0.70, -0.18, 0.69));
  float s = length((n - eye_) * vec3(1.0, 1.9, 1.0));
  float swirl = fbm(vec3(s * 26.0, atan(n.y - eye_.y, n.x - eye_.x) * 1.2, 3.0), 4);
  col = mix(col, vec3(0.60, 0.36, 0.22) * (0.6 + 0.7 * swirl), smoothstep(0.16, 0.10, s) * 0.85);
  float mu = dot(n, sun);
  float lit = smoothstep(-0.10, 0.9, mu);
  vec3 c = col * lit * lit * 0.72 * mix(vec3(1.0, 0.62, 0.38), vec3(1.0, 0.93, 0.84), smoothstep(0.0, 0.4, mu));
  float rim = 1.0 - max(dot(n, -d), 0.0);
  c = mix(c, vec3(0.42, 0.50, 0.60) * smoothstep(-0.1, 0.8, mu), pow(rim, 4.0) * 0.5);
  return c + vec3(0.002, 0.003, 0.005);
}

Surface surfaceAt(vec3 p, vec3 n, float fine) {
  Surface s; s.glow = vec3(0);
  vec3 q = p - HUB;
  if (length(q * vec3(1, 0.7, 1)) < 10.0 && hubMap(p) < 0.02) {
    float r = length(q.xz), a = atan(q.z, q.x);
    vec2 uv = abs(n.y) > 0.7 ? q.xz : vec2(a * max(r, 1.0), q.y);
    vec3 plate = plating(uv, 0.9, 2, fine * 0.7), small = plating(uv, 0.22, 3, fine * 0.7);
    s.albedo = vec3(0.32, 0.315, 0.30) * plate.x * (0.85 + 0.2 * small.x) * (1.0 - 0.5 * plate.y) * (1.0 - 0.3 * small.y);
    s.rough = 0.5; s.metal = 0.25;
    if (abs(n.y) < 0.75) s.glow = windows(uv, vec2(0.085, 0.10), r < 1.5 ? 0.5 : 0.74, 4) * 2.6;
    // Open market decks: a band of shop light under each roof.
    float y = min(min(abs(q.y + 0.02), abs(q.y - 3.3)), min(abs(q.y + 3.2), abs(q.y - 6.6)));
    vec3 stall = hash3(ivec2(floor(vec2(a * 60.0, q.y))), 8);
    if (r > 2.4 && r < 5.8 && abs(n.y) < 0.5) s.glow += mix(LAMP, stall.y > 0.85 ? CYAN : AMBER, stall.z * 0.6) * smoothstep(0.15, 0.08, y) * (0.5 + 2.4 * stall.x);
    if (r > 5.7) { s.glow *= 0.5; s.albedo = mix(s.albedo, vec3(0.3, 0.2, 0.1), 0.3 * plate.z); }
    return s;
  }
  float best = 1e3; vec3 b = vec3(0); ivec2 id = ivec2(0);
  for (int i = 0; i < LANES; i++) {
    int ship; vec3 l = inLane(p, i, ship);
    float d = max(max(abs(l.x), abs(l.y)) - 0.7, abs(l.z) - 2.0);
    if (d < best) { best = d; b = l; id = ivec2(ship, i); }
  }
  vec3 h = hash3(id, 62);
  float len = 1.15 + 0.35 * h.x;
  vec2 uv = abs(b.x) > abs(b.y) ? b.zy : b.zx;
  vec3 plate = plating(uv, 0.22, id.x + 3, fine * 0.7);
  s.albedo = vec3(0.30, 0.30, 0.30) * plate.x * (1.0 - 0.5 * plate.y);
  s.rough = 0.5; s.metal = 0.25;
  if (abs(b.z) < len - 0.02 && max(abs(b.x), abs(b.y)) > 0.12) {
    int k; float z = repeatIn(b.z, 0.36, -3, 3, k);
    vec2 sg = sign(b.xy);
    vec3 g = hash3(ivec3(k * 4 + int(sg.x) + 2 * int(sg.y) + 8, id.x, id.y));
    vec3 paint = g.x < 0.28 ? vec3(0.20, 0.07, 0.035) : g.x < 0.5 ? vec3(0.05, 0.085, 0.11) : g.x < 0.78 ? vec3(0.17, 0.16, 0.145) : g.x < 0.9 ? vec3(0.07, 0.085, 0.07) : vec3(0.22, 0.14, 0.05);
    float stain = smoothstep(0.35, 0.7, fbm(b * 9.0 + float(id.x) * 3.1, 4));
    s.albedo = mix(paint, paint * 0.45, stain * 0.7) * (0.75 + 0.4 * g.y);
    if (abs(abs(z) - 0.18) < 0.02) s.albedo = vec3(0.14);
    s.rough = 0.6; s.metal = 0.05;
  }
  if (b.z > len) s.glow = windows(vec2(b.x + b.z, b.y), vec2(0.035, 0.045), 0.75, id.x) * 2.2 * step(abs(n.y), 0.5);
  if (b.z < -len - 0.3) {
    float e = length(vec2(abs(b.x) - 0.19, b.y));
    s.glow = mix(vec3(1.0, 0.42, 0.11), vec3(1.0, 0.75, 0.5), smoothstep(0.11, 0.0, e)) * smoothstep(0.13, 0.08, e) * 9.0 * step(n.y * n.y, 0.5);
  }
  return s;
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.0, FOCAL);
  vec3 sun = normalize(SUN);
  vec3 c = giant(d, sun, sky(d), pixel);
  float fine = pixelAngle(FOCAL);
  float t = march(EYE, d, 0.5, 75.0, fine, 190);
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, fine * t * 0.7);
    Surface m = surfaceAt(p, n, fine * t);
    float open = occlusion(p, n, t > 30.0 ? 0.9 : 0.3);
    vec3 lit = shine(m, n, -d, sun, vec3(1.0, 0.88, 0.72) * 6.5 * shadow(p + n * 0.01, sun, 0.015, 10.0, 60.0, 40));
    vec3 toGiant = normalize(GIANT - p);
    float w = 0.5 + 0.5 * dot(n, toGiant);
    lit += m.albedo * open * (vec3(0.06, 0.055, 0.055) * w * w + vec3(0.008, 0.012, 0.018));
    // The decks light the docks and the ships beside them.
    vec3 q = p - HUB; float r = length(q.xz);
    if (r < 12.0) lit += m.albedo * LAMP * 0.30 * exp(-abs(r - 4.5) * 0.5) * open * max(0.2, 0.6 - 0.5 * n.y);
    c = mix(lit + m.glow, c, 1.0 - exp(-t * 0.0022));
  } else t = 1e6;
  // Engines: a short plume behind each ship, and lane lights between them.
  for (int i = 0; i < LANES; i++) {
    vec3 from, dir; lane(i, from, dir);
    int count = int(laneLength(i) / spacing(i));
    for (int k = 0; k <= count; k++) {
      vec3 h = hash3(ivec2(k, i), 61);
      float len = 1.15 + 0.35 * hash3(ivec2(k, i), 62).x;
      vec3 side = normalize(cross(dir, vec3(0, 1, 0))), up = cross(side, dir);
      vec3 tail = from + dir * ((float(k) + uTime) * spacing(i) + (h.z - 0.5) * 1.2 - len - 0.48) + side * (h.x - 0.5) * 1.1 + up * (h.y - 0.5) * 0.7;
      vec3 v = tail - EYE; float along = dot(v, d);
      if (along < 0.2 || along > t + 0.6) continue;
      vec3 away = v - d * along;
      float s = clamp(dot(away, dir), 0.0, 1.1);
      float r2 = dot(away - dir * s, away - dir * s);
      c += vec3(1.0, 0.46, 0.14) * exp(-r2 / 0.022) * 0.42 * (1.0 - s / 1.2);
      float px = max(0.018, along * fine * 0.9);
      vec3 b2 = (tail + dir * (2.0 * len + 0.8) + up * 0.25) - EYE;
      float t2 = dot(b2, d); vec3 a2 = b2 - d * t2;
      if (t2 < t + 0.3) c += (k % 2 == 0 ? CYAN : LAMP) * exp(-dot(a2, a2) / (px * px)) * 2.5;
    }
    // Buoys mark the lane.
    for (int k = 0; k < 14; k++) {
      vec3 b = from + dir * float(k) * laneLength(i) / 13.0 + vec3(0, -1.3, 0);
      vec3 v = b - EYE; float along = dot(v, d); vec3 away = v - d * along;
      float px = max(0.012, along * fine * 0.8);
      if (along > 0.3 && along < t) c += (i % 2 == 0 ? AMBER : CYAN) * exp(-dot(away, away) / (px * px)) * 1.8;
    }
  }
  return c;
}
