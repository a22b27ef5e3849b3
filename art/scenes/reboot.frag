#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"
#include "lib/world.glsl"
#include "lib/figure.glsl"

// The shard wakes: deck after deck, the lights of the first station come on over a dark world. One unit is 100 m.
const float FOCAL = 1.35;
const vec3 EYE = vec3(0.0);
const vec3 LOOK = vec3(0.0, -0.20, -1.0);
const vec3 SUN = vec3(0.50, -0.335, -0.86); // still below the limb
const vec3 KEY = vec3(0.72, -0.06, -0.42);
const vec3 STATION = vec3(-1.9, -3.85, -14.5);
const float AWAKE = 0.6; // how far up the spindle the lights have come
const vec3 TUG = vec3(1.5, 0.15, -10.8);

vec3 local(vec3 p) {
  vec3 q = p - STATION;
  q.xy = rot(-0.16) * q.xy;
  q.yz = rot(0.10) * q.yz;
  return q;
}
// Radius of the spindle at a height: a stack of drums, each with its own.
float radiusAt(float y, out int deck, out float mid, out float half_) {
  deck = int(floor((y + 7.0) / 0.8));
  half_ = 0.4;
  mid = (float(deck) + 0.5) * 0.8 - 7.0;
  float h = hash1(deck, 5);
  float body = mix(0.55, 1.15, h * h) + 0.8 * exp(-pow((mid - 0.8) / 1.3, 2.0)) + 0.45 * exp(-pow((mid + 2.8) / 0.7, 2.0));
  return mid > 4.4 || mid < -5.6 ? 0.22 + 0.12 * h : body;
}
float spindle(vec3 q) {
  float r = length(q.xz);
  float near = box2(vec2(r, q.y), vec2(2.3, 7.0));
  if (near > 0.6) return near;
  int deck; float mid, half_;
  float d = 1e3;
  for (int i = -1; i <= 1; i++) {
    float rad = radiusAt(clamp(q.y + 0.8 * float(i), -6.9, 6.2), deck, mid, half_);
    float inset = 0.03 + 0.05 * hash1(deck, 7);
    d = min(d, chamfer2(vec2(r, q.y - mid), vec2(rad, half_ - inset), 0.10 + 0.1 * hash1(deck, 8)));
  }
  d = min(d, box2(vec2(r, q.y), vec2(0.40, 5.6)));
  d = min(d, length(vec2(r, q.y - clamp(q.y, 6.0, 7.6))) - 0.028);
  float a = atan(q.z, q.x);
  radiusAt(q.y, deck, mid, half_);
  float rad = radiusAt(mid, deck, mid, half_);
  if (d < 0.35) {
    d = min(d, greebles(vec3(a * rad, q.y - mid, r - rad), vec2(0.24, 0.20), 0.09, 0.42, deck * 3) + step(0.26, abs(q.y - mid)) * 0.08);
    int k; float b = repeatAt(a * 9.0 / TAU, 1.0, k) * TAU / 9.0;
    d = min(d, max(max(abs(b * r) - 0.035, r - rad - 0.06), abs(q.y - mid) - 0.34));
  }
  return d;
}
// Docks stand out on six arms; below them hang radiators.
float arms(vec3 q) {
  int n; float b = repeatAt(atan(q.z, q.x) / TAU * 6.0 + 0.13, 1.0, n) * TAU / 6.0;
  float r = length(q.xz);
  vec3 s = vec3(r * cos(b), q.y, r * sin(b));
  float near = box3(s - vec3(2.9, 0.8, 0), vec3(1.9, 0.9, 0.7));
  float d = near;
  if (near < 0.5) {
    vec3 g = s - vec3(2.8, 0.8, 0.0);
    d = girder(g, 0.16, 0.018, 1.3);
    d = min(d, box3(g, vec3(1.3, 0.05, 0.07)));
    int k; float x = repeatIn(g.x, 0.62, -1, 1, k);
    d = min(d, extrude(chamfer2(g.yz, vec2(0.21, 0.23), 0.08), abs(x) - 0.10));
    d = min(d, extrude(chamfer2(g.yz, vec2(0.36, 0.34), 0.14), abs(g.x - 1.42) - 0.20));
    d = min(d, extrude(abs(chamfer2(g.yz, vec2(0.24, 0.24), 0.09)) - 0.03, abs(g.x - 1.66) - 0.07));
    if (hash1(n, 4) > 0.45) {
      vec3 h = g - vec3(0.5 + 0.4 * hash1(n, 6), 0.36, 0.0);
      d = min(d, chamferBox(h.yzx, vec3(0.13, 0.16, 0.42), 0.06));
      d = min(d, chamferBox(h.yzx - vec3(0.06, 0, -0.36), vec3(0.16, 0.24, 0.12), 0.05));
    }
  }
  float c = repeatAt(atan(q.z, q.x) / TAU * 4.0 + 0.37, 1.0, n) * TAU / 4.0;
  s = vec3(r * cos(c), q.y + 4.3, r * sin(c));
  float fin = box3(s - vec3(1.7, 0, 0), vec3(1.1, 0.75, 0.015));
  fin = min(fin, box3(s - vec3(1.6, 0, 0), vec3(1.3, 0.03, 0.04)));
  return min(d, fin);
}
float tug(vec3 p) {
  vec3 q = p - TUG;
  q.xz = rot(-0.7) * q.xz;
  q.yz = rot(0.25) * q.yz;
  if (length(q) > 1.2) return length(q) - 0.7;
  float d = chamferBox(q, vec3(0.13, 0.10, 0.22), 0.06);
  d = min(d, chamferBox(q - vec3(0, 0.05, -0.22), vec3(0.09, 0.08, 0.10), 0.05));
  vec3 m = vec3(abs(q.x), q.yz);
  d = min(d, chamferBox(m - vec3(0.21, 0.0, 0.10), vec3(0.06, 0.07, 0.16), 0.03));
  d = min(d, rod(m, vec3(0.10, -0.06, -0.2), vec3(0.17, -0.16, -0.46), 0.014));
  d = min(d, rod(m, vec3(0.17, -0.16, -0.46), vec3(0.06, -0.10, -0.62), 0.011));
  return min(d, rod(q, vec3(0.05, 0.1, 0.1), vec3(0.05, 0.3, 0.16), 0.006));
}
float map(vec3 p) { vec3 q = local(p); return min(min(spindle(q), arms(q)), tug(p)); }

Surface surfaceAt(vec3 p, vec3 n, float fine) {
  Surface s; s.glow = vec3(0); s.metal = 0.35; s.rough = 0.45;
  vec3 q = local(p);
  vec3 m = n; m.xy = rot(-0.16) * m.xy; m.yz = rot(0.10) * m.yz;
  if (tug(p) < 0.003 + fine) {
    s.albedo = vec3(0.34, 0.17, 0.06);
    vec3 t = p - TUG; t.xz = rot(-0.7) * t.xz; t.yz = rot(0.25) * t.yz;
    if (t.z < -0.25 && t.y > 0.02) { s.albedo = vec3(0.03); s.rough = 0.15; s.glow = LAMP * 0.5; }
    if (abs(t.z - 0.05) < 0.02) s.albedo = vec3(0.3);
    return s;
  }
  float r = length(q.xz), a = atan(q.z, q.x);
  int deck; float mid, half_; float rad = radiusAt(q.y, deck, mid, half_);
  bool arm = arms(q) < spindle(q);
  vec2 uv = arm ? (abs(m.y) > 0.6 ? q.xz : vec2(r, q.y)) : abs(m.y) > 0.7 ? q.xz : vec2(a * rad, q.y);
  vec3 plate = plating(uv, 0.30, deck + 3, fine * 0.7), small = plating(uv, 0.075, deck + 7, fine * 0.7);
  s.albedo = mix(vec3(0.32, 0.325, 0.33), vec3(0.20, 0.22, 0.25), hash1(deck, 12)) * plate.x * (0.8 + 0.25 * small.x);
  if (plate.z > 0.95) s.albedo = vec3(0.35, 0.17, 0.055) * plate.x;
  s.albedo *= (1.0 - 0.6 * plate.y) * (1.0 - 0.3 * small.y);
  if (q.y < -3.4 && r > 0.75 && arm) { s.albedo = vec3(0.05) + 0.03 * step(0.12, fract(r * 5.0)); s.rough = 0.32; return s; }
  // Lights come on from below, section by section; above, only what never sleeps.
  float sector = floor(a / TAU * 14.0);
  float front = AWAKE + 0.9 * (hash1(ivec2(int(sector), deck), 31) - 0.5) + 0.25 * sin(a * 2.0);
  float awake = smoothstep(0.0, -0.5, mid - front);
  float half_awake = smoothstep(1.9, 0.2, mid - AWAKE);
  if (!arm && abs(m.y) < 0.6) {
    float share = mix(0.05 * half_awake, 0.80, awake);
    float lit = hash1(ivec2(int(floor(a / TAU * 42.0)), deck * 3 + int(floor((q.y - mid) / 0.22))), 17);
    vec3 w = windows(uv, vec2(0.062, 0.073), 1.0, deck * 5);
    s.glow = lit < share ? w * mix(0.9, 2.3, awake) : vec3(0);
    // A band around every second deck, first to come on.
    if (deck % 2 == 0) {
      float band = smoothstep(0.022, 0.014, abs(q.y - mid + 0.24));
      s.glow += LAMP * band * awake * 1.3 * step(0.2, hash1(ivec2(int(floor(a * rad * 5.0)), deck), 19));
    }
  }
  if (arm && q.y > 0.2) {
    float lit = step(hash1(int(floor((atan(q.z, q.x) / TAU * 6.0) + 0.63)), 23), 0.62);
    vec3 w = windows(vec2(r, q.y + abs(q.z) * 0.4), vec2(0.06, 0.07), 0.75, 41);
    s.glow = w * 1.9 * lit;
    if (r > 4.35) s.glow += (lit > 0.5 ? LAMP * 1.3 : AMBER * 0.25) * smoothstep(0.25, 0.9, abs(fract(r * 9.0) - 0.5));
  }
  return s;
}
vec3 glow(vec3 d, vec3 at, float t, float fine, float size, vec3 tint) {
  float a = dot(at - EYE, d);
  if (a < 0.1 || a > t + 0.25) return vec3(0);
  float r = length(at - EYE - d * a), px = max(size, a * fine * 0.8);
  return tint * (exp(-r * r / (px * px)) + 0.010 * px / (r + px));
}
vec3 world(vec3 q) {
  q.yz = q.yz * rot(0.10); q.xy = q.xy * rot(-0.16);
  return q + STATION;
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.0, FOCAL);
  float fine = pixelAngle(FOCAL), hit;
  vec3 sun = normalize(SUN), key = normalize(KEY);
  vec3 c = worldBelow(vec3(0, GROUND + 520.0, 0), d, sun, 20.0, dither(pixel), sky(d), hit);
  float t = march(EYE, d, 4.0, 30.0, fine, 190);
  vec3 aim = normalize(world(vec3(0.6, 1.9, 1.2)) - TUG);
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, fine * t * 0.8);
    Surface m = surfaceAt(p, n, fine * t);
    float open = occlusion(p, n, 0.45);
    float lit_ = dot(n, key) <= 0.0 ? 0.0 : shadow(p + n * 0.01, key, 0.02, 9.0, 60.0, 44);
    // The first light, reddened by all the air along the limb.
    vec3 lit = shine(m, n, -d, key, vec3(1.0, 0.50, 0.26) * 5.2 * lit_);
    lit += m.albedo * open * (vec3(0.014, 0.028, 0.056) * (0.5 - 0.5 * n.y) + vec3(0.013, 0.017, 0.026));
    lit += m.albedo * open * vec3(0.09, 0.15, 0.27) * pow(max(dot(n, normalize(vec3(0.35, -0.35, -0.87))), 0.0), 2.0);
    // Its own decks light the arms; the tug's lamp searches the hull.
    vec3 q = local(p);
    lit += m.albedo * LAMP * 0.16 * open * exp(-abs(length(q.xz) - 1.9) * 1.1) * smoothstep(AWAKE + 1.0, AWAKE - 0.6, q.y);
    vec3 v = TUG - p; float r2 = dot(v, v); vec3 toTug = v * inversesqrt(r2);
    float cone = smoothstep(0.955, 0.985, dot(-toTug, aim));
    if (cone > 0.0) lit += shine(m, n, -d, toTug, vec3(0.95, 0.97, 1.0) * 70.0 * cone / (r2 + 1.0)) * shadow(p + n * 0.02, toTug, 0.03, sqrt(r2) - 0.9, 40.0, 30);
    c = lit + m.glow;
  } else t = 1e4;
  // Dust and frost in the beam.
  float b = dot(d, aim);
  float s = dot(TUG, d), k = dot(TUG, aim);
  float along = clamp((b * s - k) / (1.0 - b * b), 0.0, 5.2);
  vec3 at = TUG + aim * along;
  float ta = dot(at, d);
  float off = length(at - d * ta), wide = 0.05 + 0.11 * along;
  if (ta < t) c += vec3(0.50, 0.56, 0.65) * 0.05 * exp(-off * off / (wide * wide)) * exp(-along * 0.45);
  c += glow(d, TUG + aim * 0.28, t, fine, 0.03, vec3(0.95, 0.97, 1.0) * 6.0);
  c += glow(d, world(vec3(0, 7.62, 0)), t, fine, 0.04, AMBER * 8.0);
  for (int i = 0; i < 6; i++) {
    float a = (float(i) - 0.13) / 6.0 * TAU;
    c += glow(d, world(vec3(cos(a) * 4.6, 1.2, sin(a) * 4.6)), t, fine, 0.018, (i % 2 == 0 ? CYAN : AMBER) * 3.0);
  }
  for (int i = 0; i < 16; i++) {
    vec3 h = hash3(ivec2(i, 9), 51);
    c += glow(d, vec3(mix(-9.0, 13.0, h.x), mix(-4.0, 3.6, h.y), mix(-19.0, -34.0, h.z)), t, fine, 0.012, (i % 3 == 0 ? CYAN : LAMP) * (0.4 + 1.6 * h.z * h.z));
  }
  return c;
}
