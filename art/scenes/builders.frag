#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"
#include "lib/world.glsl"
#include "lib/figure.glsl"

// A station arm half plated, seen from a gantry beside it. One unit is ten meters; the arm runs along -z.
const float FOCAL = 1.35;
const vec3 EYE = vec3(3.55, 1.35, 5.6);
const vec3 LOOK = vec3(0.35, 0.10, -5.0);
const vec3 SUN = vec3(0.80, 0.30, -0.42);
const vec3 DAWN = vec3(0.86, 0.10, -0.44);
const float RIB = 0.9;
const float PLATED = -11.0; // the hull is closed beyond this

float share(float z) { return smoothstep(1.5, PLATED, z); }

float arm(vec3 p) {
  float near = max(box2(p.xy, vec2(1.7, 1.3)), p.z - 4.5);
  if (near > 0.7) return near;
  float section = chamfer2(p.xy, vec2(1.15, 0.85), 0.42);
  int k; float z = repeatAt(p.z, RIB, k);
  // Ribs with a web, stringers, keel and floor beams.
  float rib = extrude(abs(section + 0.06) - 0.06, abs(z) - 0.018);
  rib = min(rib, extrude(abs(section) - 0.018, abs(z) - 0.055));
  rib = min(rib, extrude(abs(section + 0.12) - 0.014, abs(z) - 0.045));
  vec2 c = abs(p.xy);
  float d = rib;
  d = min(d, box2(c - vec2(1.13, 0.28), vec2(0.022, 0.035)));
  d = min(d, box2(c - vec2(0.95, 0.64), vec2(0.03)));
  d = min(d, box2(c - vec2(0.40, 0.83), vec2(0.035, 0.022)));
  d = min(d, box2(vec2(c.x, p.y + 0.22) - vec2(0.5, 0.0), vec2(0.03, 0.045)));
  int b; float zb = repeatAt(p.z + 0.15, RIB / 3.0, b);
  d = min(d, box3(vec3(p.x, p.y + 0.22, zb), vec3(1.05, 0.022, 0.018)));
  // Ducts along the inside.
  d = min(d, length(vec2(c.x - 0.72, p.y - 0.42)) - 0.085);
  d = min(d, length(vec2(c.x - 0.54, p.y - 0.52)) - 0.045);
  d = min(d, extrude(length(vec2(c.x - 0.72, p.y - 0.42)) - 0.10, abs(zb) - 0.02));
  // Hull sheets that are already on.
  float around = atan(p.y, p.x) * 2.2;
  ivec2 cell = ivec2(floor(vec2(p.z / RIB, around)));
  float skin = abs(section - 0.035) - 0.014;
  if (hash1(cell, 12) < share(float(cell.x) * RIB) * 1.25 - 0.12 || p.z < PLATED) {
    d = min(d, skin);
    if (p.z < PLATED + 3.0) {
      d = min(d, greebles(vec3(p.z, p.y, abs(p.x) - 1.17), vec2(0.46, 0.34), 0.10, 0.4, 5) + step(0.32, abs(p.y)));
      d = min(d, greebles(vec3(p.z, p.x, abs(p.y) - 0.87), vec2(0.52, 0.40), 0.16, 0.45, 6) + step(0.6, abs(p.x)));
    }
  } else if (p.z < 0.9 && hash1(cell, 13) < 0.5) {
    // The next sheet waits here: only half of it is up.
    d = min(d, max(skin, abs(p.z - (float(cell.x) + 0.25) * RIB) - RIB * 0.22));
  }
  return d * 0.92;
}
float scaffold(vec3 p) {
  float far = max(abs(p.z + 4.6) - 6.0, abs(p.y) - 1.35);
  vec3 q = vec3(abs(p.x) - 1.62, p.y, p.z);
  float near = max(abs(q.x) - 0.32, far);
  if (near > 0.5) return near;
  int k, j; float z = repeatAt(q.z, 0.6, k), y = repeatAt(q.y, 0.5, j);
  float x = abs(q.x) - 0.26;
  float d = length(vec2(x, z)) - 0.013;
  d = min(d, length(vec2(x, y)) - 0.011);
  d = min(d, length(vec2(z, y)) - 0.011);
  d = min(d, length(vec2(x, q.y - float(j) * 0.5 - 0.12)) - 0.007);
  float diagonal = abs((z + 0.3) * 0.5 - (y + 0.25) * 0.6 * ((k + j) % 2 == 0 ? 1.0 : -1.0)) * 0.78;
  if ((k * 3 + j * 5) % 4 == 0) d = min(d, max(length(vec2(x, diagonal)) - 0.008, 0.0));
  if (hash1(ivec2(k, j), 31) < 0.62) d = min(d, box3(vec3(q.x, y - 0.02, z), vec3(0.25, 0.010, 0.30)));
  return max(d, far) * 0.9;
}
float crane(vec3 p, float swing, float reach) {
  float near = box3(p - vec3(0, 1.6, 0), vec3(3.4, 1.9, 3.4));
  if (near > 1.0) return near;
  float d = chamferBox(p - vec3(0, 0.06, 0), vec3(0.34, 0.10, 0.28), 0.06);
  d = min(d, girder(p.yxz - vec3(1.1, 0, 0), 0.12, 0.014, 1.1));
  d = min(d, chamferBox(p - vec3(0.0, 2.18, 0.02), vec3(0.17, 0.14, 0.20), 0.05));
  p.xz = rot(swing) * p.xz;
  vec3 q = p - vec3(0.9, 2.42, 0);
  d = min(d, girder(q, 0.085, 0.011, 2.1));
  d = min(d, chamferBox(p - vec3(-1.05, 2.34, 0), vec3(0.20, 0.18, 0.14), 0.04));
  d = min(d, rod(p, vec3(0, 3.0, 0), vec3(2.8, 2.5, 0), 0.009));
  d = min(d, rod(p, vec3(0, 3.0, 0), vec3(-1.1, 2.5, 0), 0.009));
  d = min(d, rod(p, vec3(0, 2.3, 0), vec3(0, 3.0, 0), 0.022));
  vec3 h = p - vec3(reach, 1.45, 0);
  d = min(d, rod(h, vec3(0, 0.95, 0), vec3(0, 0.25, 0), 0.006));
  d = min(d, rod(h, vec3(0, 0.25, 0), vec3(0.3, 0.02, 0.38), 0.005));
  d = min(d, rod(h, vec3(0, 0.25, 0), vec3(-0.3, 0.02, -0.38), 0.005));
  h.xz = rot(0.5) * h.xz; h.xy = rot(0.12) * h.xy;
  d = min(d, chamferBox(h.xzy, vec3(0.36, 0.46, 0.02), 0.10));
  return d;
}
float far_(vec3 p) {
  vec3 q = p - vec3(0, 0, -64);
  float near = length(q) - 30.0;
  if (near > 4.0) return near;
  float r = length(q.xz);
  vec2 c = vec2(r, q.y);
  float d = chamfer2(c, vec2(6.2, 2.6), 1.0);
  d = min(d, chamfer2(c - vec2(0, 5.0), vec2(3.6, 3.0), 0.8));
  d = min(d, chamfer2(c + vec2(0, 5.0), vec2(3.0, 3.4), 0.6));
  d = min(d, chamfer2(c - vec2(0, 10.0), vec2(1.2, 4.0), 0.3));
  d = min(d, chamfer2(c - vec2(0, 11.0), vec2(4.2, 0.5), 0.3));
  int n; float a = repeatAt(atan(q.z, q.x) / TAU * 40.0, 1.0, n);
  d = min(d, extrude(chamfer2(c - vec2(24.0, 0), vec2(1.1, 1.7), 0.4), abs(a) * 3.7 - 1.72));
  d = min(d, chamfer2(c - vec2(24.0, 0), vec2(0.8, 1.2), 0.3));
  float b = repeatAt(atan(q.z, q.x) / TAU * 8.0, 1.0, n) * TAU / 8.0;
  vec3 s = vec3(r * cos(b), q.y, r * sin(b));
  d = min(d, max(chamfer2(s.yz, vec2(0.55, 0.45), 0.2), abs(s.x - 14.0) - 10.0));
  return d;
}
// Two people in suits on the deck boards, for scale.
float people(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < 4; i++) {
    vec3 at = i == 0 ? vec3(1.62, 0.50, 1.35) : i == 1 ? vec3(1.70, 0.50, 0.95) : i == 2 ? vec3(0.40, 0.855, 1.8) : vec3(1.66, 0.0, -3.2);
    vec3 q = p - at;
    q.xz = rot(float(i) * 1.9) * q.xz;
    d = min(d, figure(q));
  }
  return d;
}
float map(vec3 p) {
  float d = min(min(arm(p), scaffold(p)), min(far_(p), people(p)));
  d = min(d, crane(p - vec3(-0.2, 0.9, -3.4), -0.55, 2.3));
  d = min(d, crane(p - vec3(0.2, 0.9, -8.6), 2.5, 2.0));
  // Crane rails.
  d = min(d, max(box2(vec2(abs(p.x) - 0.42, p.y - 0.92), vec2(0.025, 0.02)), max(p.z - 1.0, -p.z - 12.0)));
  return d;
}
vec3 lampAt(int k) { return vec3(k % 2 == 0 ? 1.30 : -1.30, 0.98, float(k) * 1.8 - 0.3); }

Surface surfaceAt(vec3 p, vec3 n, float fine) {
  Surface s;
  s.glow = vec3(0);
  bool far = p.z < -30.0;
  vec2 uv = abs(n.x) > abs(n.y) ? p.zy : p.zx;
  float size = far ? 1.6 : 0.45;
  vec3 plate = plating(uv, size, 3, fine * 0.7), small = plating(uv, size * 0.24, 9, fine * 0.7);
  s.albedo = vec3(0.33, 0.335, 0.34) * plate.x * (0.85 + 0.2 * small.x) * (1.0 - 0.5 * plate.y) * (1.0 - 0.3 * small.y);
  s.rough = 0.45 + 0.2 * plate.z; s.metal = 0.3;
  if (far) {
    vec3 q = p - vec3(0, 0, -64);
    float a = atan(q.z, q.x) * length(q.xz);
    if (abs(n.y) < 0.6) s.glow = windows(vec2(a, q.y), vec2(0.22, 0.26), 0.62, 4) * 2.0;
    return s;
  }
  float section = chamfer2(p.xy, vec2(1.15, 0.85), 0.42);
  if (section < 0.012 && p.z > PLATED) {
    // Primer on what is not yet covered.
    s.albedo = mix(vec3(0.30, 0.15, 0.075), vec3(0.26, 0.25, 0.22), step(0.45, hash1(int(floor(p.z / RIB + 0.5)), 8))) * (0.75 + 0.4 * noise(p * 9.0));
    s.metal = 0.05; s.rough = 0.6;
  }
  if (abs(p.x) > 1.30 && abs(p.x) < 2.0 && p.z > -11.0) {
    s.albedo = vec3(0.20, 0.19, 0.17) * (0.7 + 0.5 * noise(p * 14.0)); s.metal = 0.2; s.rough = 0.6;
  }
  if (p.y > 0.95 && abs(p.x) < 1.25 || p.y > 1.45) {
    s.albedo = mix(vec3(0.24, 0.13, 0.05), vec3(0.16, 0.15, 0.14), smoothstep(0.4, 0.62, noise(p * 5.0))); s.metal = 0.1; s.rough = 0.5;
  }
  if (people(p) < 0.004) { s.albedo = vec3(0.55, 0.50, 0.42); s.metal = 0.0; s.rough = 0.6; }
  if (p.z < PLATED - 0.5 && abs(n.z) < 0.5) s.glow = windows(vec2(p.z, p.y * 1.0 + p.x * 0.4), vec2(0.075, 0.085), 0.55, 4) * 2.0;
  return s;
}

vec3 glint(vec3 eye, vec3 d, vec3 at, float limit, float size, vec3 tint) {
  vec3 v = at - eye; float t = dot(v, d);
  if (t < 0.0 || (limit > 0.0 && t > limit + 0.15)) return vec3(0);
  float r = length(v - d * t);
  return tint * (exp(-r * r / (size * size)) + 0.006 * size / (r + size));
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.0, FOCAL);
  vec3 sun = normalize(SUN);
  float unused;
  // The world is at the lower left, so the whole view of it is turned.
  vec3 dw = d; dw.xy = rot(0.22) * dw.xy; dw.yz = rot(-0.26) * dw.yz;
  vec3 c = worldBelow(vec3(0, GROUND + 900.0, 0), dw, normalize(DAWN), 13.0, dither(pixel), sky(d), unused);
  float fine = pixelAngle(FOCAL);
  float t = march(EYE, d, 0.3, 110.0, fine, 190);
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, fine * t * 0.7);
    Surface m = surfaceAt(p, n, fine * t);
    float open = occlusion(p, n, t > 30.0 ? 2.0 : 0.35);
    vec3 lit = shine(m, n, -d, sun, vec3(1.0, 0.84, 0.64) * 7.0 * shadow(p + n * 0.006, sun, 0.012, t > 30.0 ? 30.0 : 6.0, 60.0, 46));
    lit += m.albedo * open * (vec3(0.030, 0.050, 0.082) * (0.5 - 0.5 * n.y) + vec3(0.008, 0.012, 0.02));
    if (t < 30.0) {
      int near = int(floor((p.z + 0.3) / 1.8 + 0.5));
      for (int i = -1; i <= 1; i++) {
        int k = clamp(near + i, -6, 0);
        vec3 v = lampAt(k) - p; float r2 = dot(v, v);
        lit += shine(m, n, -d, v * inversesqrt(r2), LAMP * vec3(1.0, 0.82, 0.6) * 1.5 / (r2 + 0.08)) * (0.35 + 0.65 * open);
      }
      // Light in the finished rooms at the core.
      vec3 v = vec3(0.0, 0.3, floor(p.z / 1.8) * 1.8 + 0.9) - p; float r2 = dot(v, v);
      lit += shine(m, n, -d, v * inversesqrt(r2), AMBER * 0.8 / (r2 + 0.1)) * open * step(p.z, 0.0);
    }
    c = lit + m.glow;
  }
  for (int k = -6; k <= 0; k++) c += glint(EYE, d, lampAt(k), t, 0.030, LAMP * 6.0);
  c += glint(EYE, d, vec3(0.95, -0.55, -1.0), t, 0.018, vec3(0.6, 0.85, 1.0) * 14.0);
  c += glint(EYE, d, vec3(-0.2, 0.86, -5.9), t, 0.022, vec3(0.6, 0.85, 1.0) * 14.0);
  c += glint(EYE, d, vec3(-0.2, 3.95, -3.4), t, 0.022, AMBER * 5.0);
  c += glint(EYE, d, vec3(0.2, 3.95, -8.6), t, 0.024, AMBER * 5.0);
  return c;
}
