#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/figure.glsl"

// A capital at dusk from the balcony of its council, routes drawn in light above it. One unit is ten metres.
const float FOCAL = 1.45;
const float FLOOR_Y = 40.0;
const vec3 EYE = vec3(0.33, 40.23, 0.72);
const vec3 LOOK = vec3(-0.4, 38.3, -20.0);
const vec3 SUN = vec3(0.84, 0.13, -0.52);
const float BLOCK = 7.0;
const vec3 SPIRE = vec3(38.5, 0.0, -185.5);

float towerHeight(ivec2 c, vec3 h) {
  vec2 m = (vec2(c) + 0.5) * BLOCK;
  float core = exp(-length(m - SPIRE.xz) / 75.0);
  float tall = 3.0 + 7.0 * h.x + 62.0 * pow(h.y, 3.5) * (0.16 + core) + 34.0 * core * h.z;
  // A boulevard runs from the balcony to the spire; nothing tall stands in it.
  vec2 axis = normalize(SPIRE.xz);
  float off = abs(m.x * axis.y - m.y * axis.x);
  tall = mix(min(tall, 2.0 + 2.0 * h.x), tall, smoothstep(5.0, 9.0, off));
  if (length(m) < 30.0) tall = min(tall, 22.0);
  if (length(m - SPIRE.xz) < 14.0) tall = min(tall, 6.0);
  return tall;
}
float tower(vec3 q, float tall, vec3 h) {
  vec2 w = vec2(2.0 + 0.75 * h.z, 2.0 + 0.75 * fract(h.x * 9.7));
  float cut = 0.25 + 0.9 * fract(h.y * 5.3);
  float a = 0.45 + 0.3 * h.z, b = 0.72 + 0.2 * h.x;
  float plan = chamfer2(q.xz, w, cut);
  float d = extrude(plan, abs(q.y - tall * a * 0.5) - tall * a * 0.5);
  d = min(d, extrude(chamfer2(q.xz, w * 0.76, cut), abs(q.y - tall * b * 0.5) - tall * b * 0.5));
  d = min(d, extrude(chamfer2(q.xz, w * 0.48, cut * 0.7), abs(q.y - tall * 0.5) - tall * 0.5));
  if (tall > 20.0) {
    d = min(d, box3(q - vec3(w.x * 0.2, tall, w.y * 0.1), vec3(0.06, tall * 0.12, 0.06)));
    d = min(d, extrude(chamfer2(q.xz, w + 0.12, cut), abs(q.y - tall * a) - 0.35));
    d = min(d, box3(vec3(q.x, q.y - tall * a * 0.5, abs(q.z) - w.y), vec3(0.28, tall * a * 0.5, 0.22)));
  }
  return d;
}
float spire(vec3 p) {
  vec3 q = p - SPIRE;
  float taper = 1.0 - clamp(q.y / 118.0, 0.0, 1.0);
  float w = 1.0 + 9.0 * taper * taper;
  float d = chamfer2(q.xz, vec2(w), w * 0.55);
  q.xz = abs(q.xz);
  float fin = max(box2(vec2(q.x - q.z, 0.0), vec2(0.45, 1.0)), length(q.xz) - w * 1.75);
  d = min(d, fin * 0.7);
  int k; float y = repeatIn(q.y - 14.0, 17.0, 0, 6, k);
  d = min(d, extrude(chamfer2(q.xz, vec2(w * 1.16), w * 0.6), abs(y) - 0.55));
  d = max(d * 0.85, q.y - 102.0);
  return min(d, max(length(q.xz) - 0.22, q.y - 112.0));
}
float blockAt(vec3 p) {
  vec2 g = floor(p.xz / BLOCK); ivec2 c = ivec2(g);
  vec2 l = p.xz - (g + 0.5) * BLOCK;
  vec3 h = hash3(c, 3);
  return tower(vec3(l.x, p.y, l.y), towerHeight(c, h), h);
}
float balcony(vec3 p) {
  vec3 q = p - vec3(0, FLOOR_Y, 0);
  float near = box3(q - vec3(-1.0, 0.1, 0.0), vec3(4.0, 0.4, 3.0));
  if (near > 0.4) return near;
  // The edge runs away to the left, so that the right of the view hangs over the city.
  vec2 outward = vec2(0.80, -0.60);
  float edge = dot(q.xz, outward) - 0.06, run = dot(q.xz, vec2(0.60, 0.80));
  float floor_ = max(max(edge, -q.z - 2.3), abs(q.y + 0.05) - 0.05);
  float d = floor_;
  d = min(d, max(max(edge - 0.02, -q.z - 2.3), abs(q.y + 0.03) - 0.015));
  float rail = edge + 0.03, end = -q.z - 2.25;
  d = min(d, max(length(vec2(rail, q.y - 0.108)) - 0.0055, end));
  d = min(d, max(length(vec2(rail, q.y - 0.074)) - 0.0022, end));
  d = min(d, max(length(vec2(rail, q.y - 0.040)) - 0.0022, end));
  int k; float x = repeatAt(run, 0.20, k);
  d = min(d, max(box3(vec3(x, q.y - 0.054, rail), vec3(0.0035, 0.054, 0.006)), end));
  vec3 f = q - vec3(-0.40, 0.0, -0.49); f.xz = rot(2.45) * f.xz;
  d = min(d, figure(f));
  f = q - vec3(-0.51, 0.0, -0.53); f.xz = rot(-2.9) * f.xz;
  return min(d, figure(f));
}
float map(vec3 p) {
  vec2 l = p.xz - (floor(p.xz / BLOCK) + 0.5) * BLOCK;
  vec2 e = 0.5 * BLOCK - abs(l);
  float d = min(blockAt(p), max(min(e.x, e.y), 0.0) + 0.5);
  return min(min(d, p.y), min(spire(p), balcony(p)));
}
// Block by block: a step never leaves a block without looking into the next.
float marchCity(vec3 eye, vec3 d, float far, float fine) {
  float t = 0.15;
  for (int i = 0; i < 300; i++) {
    vec3 p = eye + d * t;
    if (d.y > 0.0 && p.y > 160.0) return -1.0;
    float s = min(min(p.y, spire(p)), t < 9.0 ? balcony(p) : 1e3);
    if (p.y < 78.0) {
      s = min(s, blockAt(p));
      vec2 l = p.xz - (floor(p.xz / BLOCK) + 0.5) * BLOCK;
      vec2 w = (0.5 * BLOCK - l * sign(d.xz)) / max(abs(d.xz), 1e-4);
      if (s < fine * t * 0.5) return t;
      s = min(s * 0.92, min(w.x, w.y) + 0.03);
    } else {
      if (s < fine * t * 0.5) return t;
      s = min(s * 0.92, d.y < 0.0 ? (p.y - 77.0) / -d.y + 0.1 : 1e3);
    }
    t += max(s, fine * t * 0.4);
    if (t > far) return -1.0;
  }
  return -1.0;
}

vec3 air(vec3 d, vec3 sun) {
  float mu = max(dot(d, sun), 0.0), up = max(d.y, 0.0);
  vec3 c = mix(vec3(0.026, 0.042, 0.066), vec3(0.0065, 0.0100, 0.0175), smoothstep(0.0, 0.42, up));
  c += vec3(0.26, 0.125, 0.055) * pow(mu, 5.0) * exp(-up * 7.0) + vec3(0.9, 0.42, 0.15) * pow(mu, 40.0) * exp(-up * 5.0) * 0.8;
  c += vec3(0.055, 0.034, 0.026) * exp(-up * 16.0) * (0.3 + 0.7 * mu);
  return c;
}
vec3 heaven(vec3 d, vec3 sun) {
  vec3 c = air(d, sun);
  c += (sky(d) - vec3(0.0065, 0.0098, 0.0165)) * smoothstep(0.05, 0.4, d.y) * 0.7;
  float wisps = fbm(vec3(d.xz / max(d.y + 0.12, 0.1) * vec2(1.1, 3.0), 2.0), 6);
  c += vec3(0.20, 0.10, 0.055) * smoothstep(0.48, 0.85, wisps) * exp(-abs(d.y - 0.12) * 9.0) * (0.15 + pow(max(dot(d, sun), 0.0), 3.0));
  // The ring overhead, thin with distance, lit from the sun's side.
  vec3 pole = normalize(vec3(0.45, -0.52, 0.72));
  float r = abs(dot(d, pole) - 0.0);
  float band = smoothstep(0.0055, 0.0035, r) * smoothstep(0.02, 0.16, d.y);
  float a = atan(d.x, d.y) * 160.0;
  float cell = hash1(int(floor(a)), 5);
  vec3 metal = vec3(0.16, 0.145, 0.13) * (0.45 + 0.4 * cell) * (0.35 + 0.65 * smoothstep(-0.4, 0.7, d.x)) * (0.75 + 0.25 * smoothstep(0.0030, 0.0015, abs(r - 0.002)));
  c = mix(c, c * 0.3 + metal, band * 0.85);
  c += LAMP * band * step(0.8, cell) * smoothstep(0.3, 0.1, abs(fract(a) - 0.5)) * smoothstep(0.0014, 0.0004, r) * 0.8;
  return c;
}
Surface surfaceAt(vec3 p, vec3 n, float t, float fine) {
  Surface s; s.glow = vec3(0); s.metal = 0.15; s.rough = 0.5;
  if (t < 8.0) {
    s.albedo = vec3(0.10, 0.098, 0.095) * (0.8 + 0.3 * noise(p * 20.0));
    vec3 plate = plating(p.xz, 0.4, 2, fine);
    if (n.y > 0.7) { s.albedo *= plate.x * (1.0 - 0.5 * plate.y); s.rough = 0.35; }
    return s;
  }
  vec3 q = p - SPIRE;
  bool isSpire = spire(p) < 0.12;
  ivec2 c = ivec2(floor(p.xz / BLOCK));
  vec3 h = hash3(c, 3);
  if (p.y < 0.3) {
    s.albedo = vec3(0.05);
    vec2 l = mod(p.xz, BLOCK); l = min(l, BLOCK - l);
    float lane = min(l.x, l.y);
    float along = l.x < l.y ? p.z : p.x;
    float car = hash1(ivec2(floor(along * 1.4), c.x * 7 + c.y * 13), 6);
    s.glow = AMBER * 0.05 + LAMP * smoothstep(0.9, 0.3, lane) * (0.35 + 3.0 * step(0.70, car));
    return s;
  }
  vec2 uv = abs(n.x) > abs(n.z) ? p.zy : p.xy;
  vec3 plate = plating(uv, 2.2, c.x * 3 + c.y, fine * 0.5);
  s.albedo = mix(vec3(0.20, 0.19, 0.18), vec3(0.13, 0.145, 0.16), h.z) * plate.x * (1.0 - 0.4 * plate.y);
  s.rough = 0.35 + 0.3 * h.x;
  if (abs(n.y) < 0.5) {
    float awake = isSpire ? 0.5 : 0.30 + 0.4 * h.y;
    s.glow = windows(uv, vec2(0.26, 0.36), awake, c.x * 5 + c.y * 3) * (isSpire ? 1.8 : 2.0);
    // Panes smaller than a pixel melt into the wall's own glow.
    s.glow = mix(s.glow, mix(LAMP, AMBER, 0.4) * awake * 0.11, smoothstep(0.35, 1.3, fine / 0.26));
    // Lit lobbies and shop fronts at the foot.
    s.glow += AMBER * exp(-p.y * 0.9) * 0.7 * (0.4 + h.x);
  } else {
    vec2 f = fract(p.xz * 0.35) - 0.5;
    s.glow = (h.x > 0.75 ? CYAN : AMBER) * exp(-dot(f, f) * 300.0) * step(0.86, h.z) * 2.5;
  }
  if (isSpire) {
    s.albedo = vec3(0.24, 0.225, 0.21) * plate.x * (1.0 - 0.4 * plate.y);
    float y = abs(mod(q.y - 14.0 + 8.5, 17.0) - 8.5);
    if (q.y < 98.0) s.glow += LAMP * smoothstep(0.55, 0.25, y) * 0.9;
  }
  return s;
}
// A route from a to b, bowed upwards, as a string of moving lights.
vec3 route(vec3 d, vec3 a, vec3 b, float bow, float pitch, vec3 tint, float limit, float fine, float faint) {
  vec3 sum = vec3(0); const int PARTS = 10;
  vec3 from = a; float run = 0.0;
  for (int i = 1; i <= PARTS; i++) {
    float s = float(i) / float(PARTS);
    vec3 to = mix(a, b, s) + vec3(0, bow * 4.0 * s * (1.0 - s), 0);
    vec3 u = to - from, w = EYE - from;
    float uu = dot(u, u), ud = dot(u, d), k = clamp((dot(u, w) - ud * dot(d, w)) / max(uu - ud * ud, 1e-3), 0.0, 1.0);
    vec3 q = from + u * k - EYE;
    float t = max(dot(q, d), 0.1);
    float len = sqrt(uu);
    if (t < limit) {
      float ang = length(q - d * t) / t;
      float px = fine * 0.42 + 0.02 / t;
      float at_ = (run + len * k) / (pitch * 0.6) - uTime * 4.0;
      float seat = floor(at_), f = fract(at_) - 0.5;
      vec3 h = hash3(ivec2(int(seat), int(bow * 3.0 + a.x * 7.0)), 77);
      float dot_ = exp(-pow((f + (h.x - 0.5) * 0.5) * pitch * 0.6 / max(t * px * 1.6, 0.22), 2.0)) * step(h.y, 0.8);
      float across = exp(-ang * ang / (px * px));
      sum += tint * across * (dot_ * (0.5 + 2.4 * h.z * h.z) + faint * 1.6) * exp(-t * 0.0028);
    }
    run += len; from = to;
  }
  return sum;
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.0, FOCAL);
  vec3 sun = normalize(SUN);
  float fine = pixelAngle(FOCAL);
  vec3 c = heaven(d, sun);
  float t = marchCity(EYE, d, 700.0, fine);
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, max(fine * t * 0.6, 0.0006));
    Surface m = surfaceAt(p, n, t, fine * t);
    bool close = t < 8.0;
    float open = occlusion(p, n, close ? 0.15 : 4.0);
    // What faces away from the sun needs no search for shade.
    float sunlit = dot(n, sun) <= 0.0 ? 0.0 : shadow(p + n * (close ? 0.003 : 0.08), sun, close ? 0.006 : 0.15, close ? 3.0 : 120.0, 30.0, 40);
    vec3 lit = shine(m, n, -d, sun, vec3(1.0, 0.58, 0.28) * 5.0 * sunlit);
    lit += m.albedo * open * (vec3(0.040, 0.060, 0.092) * (0.6 + 0.4 * n.y) + vec3(0.06, 0.035, 0.018) * max(dot(n, vec3(0.8, 0, -0.6)), 0.0));
    // The streets light what stands in them.
    if (!close) lit += m.albedo * AMBER * 0.30 * exp(-p.y * 0.22) * open;
    else lit += m.albedo * LAMP * 0.06 * max(n.z + 0.3, 0.0) * open;
    c = lit + m.glow;
    float low = exp(-max(p.y, 0.0) / 26.0);
    float fog = 1.0 - exp(-t * (0.0012 + 0.0036 * low));
    vec3 haze = air(normalize(vec3(d.x, 0.02, d.z)), sun) + AMBER * 0.010 * low;
    c = mix(c, haze, close ? 0.0 : fog);
  } else t = 1e5;
  c += route(d, vec3(-150, 16, -130), SPIRE + vec3(-9, 50, 6), 22.0, 3.4, AMBER, t, fine, 0.03);
  c += route(d, vec3(-90, 9, -60), SPIRE + vec3(-8, 28, 8), 12.0, 3.0, LAMP, t, fine, 0.02);
  c += route(d, vec3(150, 18, -150), SPIRE + vec3(9, 62, 4), 20.0, 3.6, AMBER, t, fine, 0.03);
  c += route(d, SPIRE + vec3(0, 98, 0), vec3(-190, 250, -330), 24.0, 5.2, CYAN, t, fine, 0.05);
  c += route(d, SPIRE + vec3(0, 88, 0), vec3(250, 210, -320), 30.0, 5.0, CYAN * vec3(1.0, 0.95, 0.9), t, fine, 0.05);
  c += route(d, vec3(-60, 24, -210), vec3(190, 30, -120), 6.0, 3.0, LAMP, t, fine, 0.0);
  c += route(d, vec3(9, 12, -22), SPIRE + vec3(-2, 16, 12), 3.0, 2.2, AMBER, t, fine, 0.02);
  c += route(d, vec3(6, 14, -22), SPIRE + vec3(-7, 20, 12), 3.0, 2.6, vec3(0.8, 0.9, 1.0), t, fine, 0.02);
  c += route(d, vec3(-130, 34, -300), vec3(120, 44, -330), 8.0, 4.0, AMBER, t, fine, 0.0);
  return c;
}
