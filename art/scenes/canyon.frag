#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"
#include "lib/figure.glsl"
#include "lib/ship.glsl"

// A base in a canyon, seen from its landing deck at first light. One unit is ten meters.
const float FOCAL = 1.5;
const vec3 EYE = vec3(0.75, 0.19, 2.2);
const vec3 LOOK = vec3(-1.1, 4.2, -10.0);
const vec3 SUN = vec3(0.80, 0.48, -0.22);
const vec3 WORLD = vec3(6.0, 190.0, -300.0);
const float WORLD_R = 74.0;
const vec4 WATCHER = vec4(0.60, 0.0, 1.22, 2.9); // place, and which way they face

float bend(float z) { return 4.2 * sin(z * 0.052 + 0.25) + 1.6 * sin(z * 0.131 + 1.0) - 1.05; }
// Beds of rock: hard ones stand out as ledges, soft ones recede.
float beds(float y) {
  float s = y / 3.1 + 0.3 * sin(y * 0.6);
  float f = fract(s);
  return (floor(s) + smoothstep(0.55, 0.95, f)) * 1.05;
}
float wallAt(vec3 p) {
  float x = p.x - bend(p.z);
  float side = x < 0.0 ? 11.0 : 0.0;
  float gap = 6.2 + beds(p.y + 6.0 + 1.2 * noise(vec3(p.z * 0.10, side, 2.0))) * 0.95 + 2.2 * (noise(vec3(p.z * 0.085, p.y * 0.02, side + 5.0)) - 0.5);
  float d = gap - abs(x);
  d = min(d, p.y + 9.0);
  // Above the rim it is open country.
  d = max(d, p.y - 17.0 - 7.0 * noise(vec3(p.xz * 0.05, side)) - 3.0 * noise(vec3(p.xz * 0.21, side)));
  return d;
}
float rock(vec3 p, float d) {
  if (d > 2.0) return d * 0.7;
  float rough = (ridges(p * vec3(0.34, 0.20, 0.34), 3) - 0.5) * 1.5;
  // The finer grain only matters close to the face.
  if (d + rough > 0.8) return (d + rough - 0.3) * 0.6;
  rough += (ridges(p * vec3(1.2, 0.8, 1.2) + 3.0, 4) - 0.45) * 0.48;
  rough += (noise(vec3(p.xz * 0.6, p.y * 6.0)) - 0.5) * 0.12;
  return (d + rough) * 0.55;
}
// Rooms dug into the walls: their fronts stand out of the rock.
float rooms(vec3 p, out ivec3 id) {
  float x = p.x - bend(p.z), s = sign(x);
  id = ivec3(0);
  if (p.z > -5.0 || p.z < -92.0 || p.y > 11.0) return 1e3;
  int k, j; float z = repeatAt(p.z, 2.6, k), y = repeatAt(p.y, 1.9, j);
  id = ivec3(k, j, int(s));
  vec3 h = hash3(id), g = hash3(id + 70);
  float group = noise(vec3(float(k) * 0.33, float(j) * 0.45, s * 4.0 + 9.0));
  if (h.x > smoothstep(0.34, 0.62, group) * 0.95) return max(min(1.3 - abs(z), 0.95 - abs(y)), 0.0) + 0.25;
  vec3 c = vec3(0.0, float(j) * 1.9, float(k) * 2.6);
  float gap = wallAt(vec3(bend(c.z) + s * 0.01, c.yz));
  float q = abs(x) - gap;
  vec3 b = vec3(0.7 + 1.1 * g.x, 0.35 + 0.50 * h.y, 0.55 + 0.62 * h.z);
  float d = chamferBox(vec3(y, z, q).xyz, vec3(b.y, b.z, b.x), 0.14);
  d = min(d, box3(vec3(y + b.y - 0.03, z, q), vec3(0.03, b.z + 0.08, b.x + 0.22)));
  if (g.y > 0.5) d = min(d, box3(vec3(y - b.y - 0.10, z - 0.2, q + b.x * 0.4), vec3(0.12, 0.2, 0.2)));
  if (g.z > 0.8) d = min(d, length(vec2(z - b.z * 0.5, q + b.x * 0.5)) - 0.018 + step(b.y + 1.0, y) + step(y, 0.0));
  float border = max(min(1.3 - abs(z), 0.95 - abs(y)), 0.0) + 0.25;
  return min(d * 0.85, border);
}
float bridges(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < 3; i++) {
    float z0 = i == 0 ? -21.0 : i == 1 ? -40.0 : -62.0, y0 = i == 0 ? 3.4 : i == 1 ? -1.2 : 6.8;
    vec3 q = p - vec3(0, y0, z0);
    if (abs(q.z) > 2.0 || abs(q.y) > 2.0) { d = min(d, max(abs(q.z), abs(q.y)) - 1.2); continue; }
    d = min(d, box2(q.yz, vec2(0.09, 0.34)));
    d = min(d, girder(vec3(q.x, q.y - 0.30, q.z), 0.33, 0.03, 40.0));
    d = min(d, extrude(chamfer2(vec2(q.y + 0.28, q.z), vec2(0.16, 0.16), 0.06), abs(mod(q.x, 3.0) - 1.5) - 0.9));
  }
  return d;
}
vec3 docked(vec3 p) { vec3 q = p - vec3(-1.75, 0.62, -2.1); q.xz = rot(0.75) * q.xz; return q; }
float deck(vec3 p) {
  float near = box3(p - vec3(-0.5, 0.0, -0.9), vec3(4.8, 1.4, 5.2));
  if (near > 0.8) return near;
  float plan = chamfer2(p.xz - vec2(-0.9, -0.6), vec2(3.5, 4.2), 1.4);
  float d = extrude(plan, abs(p.y + 0.10) - 0.10);
  d = min(d, extrude(abs(plan + 0.05) - 0.03, abs(p.y - 0.012) - 0.012));
  d = min(d, max(abs(plan + 0.05) - 0.006, abs(p.y - 0.112) - 0.006));
  d = min(d, max(abs(plan + 0.05) - 0.003, abs(abs(p.y - 0.058) - 0.018) - 0.003));
  int k; float z = repeatAt(p.z, 0.34, k), x = repeatAt(p.x, 0.34, k);
  d = min(d, max(min(max(abs(plan + 0.05), abs(z)), max(abs(plan + 0.05), abs(x))) - 0.006, abs(p.y - 0.06) - 0.055));
  d = min(d, box2(vec2(p.x + 0.9, p.y + 0.6), vec2(0.5, 0.4)) + step(3.0, p.z));
  // Freight and a lamp mast.
  d = min(d, chamferBox(p - vec3(1.75, 0.10, -0.9), vec3(0.16, 0.10, 0.22), 0.02));
  d = min(d, chamferBox(p - vec3(1.60, 0.10, -1.45), vec3(0.16, 0.10, 0.16), 0.02));
  d = min(d, chamferBox(p - vec3(1.74, 0.29, -0.92), vec3(0.14, 0.09, 0.16), 0.02));
  d = min(d, rod(p, vec3(1.85, 0, -3.0), vec3(1.85, 1.25, -3.0), 0.018));
  d = min(d, box3(p - vec3(1.74, 1.26, -3.0), vec3(0.14, 0.02, 0.03)));
  d = min(d, rod(p, vec3(-0.6, 0, -4.6), vec3(-0.6, 1.25, -4.6), 0.018));
  d = min(d, box3(p - vec3(-0.72, 1.26, -4.6), vec3(0.14, 0.02, 0.03)));
  for (int i = 0; i < 3; i++) {
    vec4 crew = i == 0 ? WATCHER : i == 1 ? vec4(-0.45, 0.0, -1.2, 0.4) : vec4(-0.62, 0.0, -1.25, -1.4);
    vec3 f = p - crew.xyz; f.xz = rot(crew.w) * f.xz;
    d = min(d, figure(f));
  }
  return min(d, ship(docked(p)));
}
float map(vec3 p) {
  ivec3 id;
  float wall = wallAt(p);
  float d = min(min(rock(p, wall), deck(p)), bridges(p));
  return min(d, wall > 3.0 ? wall - 2.1 : rooms(p, id));
}

vec3 air(vec3 d, vec3 sun) {
  float mu = max(dot(d, sun), 0.0);
  vec3 c = mix(vec3(0.044, 0.056, 0.072), vec3(0.0085, 0.0130, 0.0215), smoothstep(0.0, 0.75, d.y));
  return c + vec3(0.22, 0.115, 0.05) * pow(mu, 4.0) + vec3(0.045, 0.028, 0.018) * exp(-max(d.y, 0.0) * 5.0);
}
vec3 heaven(vec3 d, vec3 sun) {
  vec3 c = air(d, sun) + (sky(d) - vec3(0.0065, 0.0098, 0.0165)) * smoothstep(0.2, 0.7, d.y) * 0.8;
  vec3 o = -WORLD;
  vec2 hit = sphereHit(o, d, WORLD_R);
  if (hit.x < hit.y && hit.y > 0.0) {
    vec3 n = (o + d * hit.x) / WORLD_R;
    float f = fbm(n * 3.0 + vec3(0, n.y * 5.0, 0), 7), g = fbm(n * 9.0 + f * 3.0, 5);
    float mu = smoothstep(-0.08, 0.9, dot(n, normalize(vec3(0.86, 0.34, 0.10))));
    c += (vec3(0.33, 0.27, 0.22) * (0.35 + f) * (0.7 + 0.5 * g)) * mu * 0.65;
  }
  float cirrus = fbm(vec3(d.x * 2.0, d.y * 9.0, 1.0) / max(d.y + 0.3, 0.2), 6);
  return c + vec3(0.16, 0.09, 0.055) * smoothstep(0.5, 0.9, cirrus) * 0.35 * smoothstep(0.9, 0.2, d.y);
}
Surface surfaceAt(vec3 p, inout vec3 n, float fine) {
  Surface s; s.glow = vec3(0); s.metal = 0.0; s.rough = 0.75;
  ivec3 id;
  float dRock = rock(p, wallAt(p)), dDeck = deck(p), dBridge = bridges(p), dRoom = rooms(p, id);
  float least = min(min(dRock, dDeck), min(dBridge, dRoom));
  if (dRock <= least + 1e-4) {
    float bed = noise(vec3(p.xz * 0.03, p.y * 1.5)), thin = noise(vec3(p.xz * 0.12, p.y * 7.0));
    s.albedo = mix(vec3(0.205, 0.135, 0.095), vec3(0.31, 0.235, 0.175), bed) * (0.72 + 0.5 * thin);
    s.albedo *= 0.7 + 0.5 * fbm(p * 1.4, 4);
    s.rough = 0.9;
  } else if (dRoom <= least + 1e-4) {
    vec2 uv = abs(n.y) > 0.7 ? p.xz : abs(n.x) > abs(n.z) ? p.zy : p.xy;
    vec3 plate = plating(uv, 0.6, id.x * 3 + id.y, fine * 0.6);
    s.albedo = mix(vec3(0.22, 0.20, 0.18), vec3(0.26, 0.19, 0.14), hash1(id.xy, 4)) * plate.x * (1.0 - 0.5 * plate.y) * (0.7 + 0.5 * noise(p * 3.0));
    if (abs(n.y) < 0.5) s.glow = windows(uv + 0.03, vec2(0.15, 0.24), 0.85, id.x * 7 + id.y) * 2.4;
  } else if (dBridge <= least + 1e-4) {
    s.albedo = vec3(0.14); s.rough = 0.5; s.metal = 0.3;
    if (abs(n.z) > 0.5) s.glow = windows(p.xy, vec2(0.30, 0.16), 0.8, 5) * 2.2;
  } else {
    vec3 plate = plating(p.xz, 0.55, 2, fine * 0.6), small = plating(p.xz, 0.14, 6, fine * 0.6);
    s.albedo = vec3(0.15, 0.148, 0.145) * plate.x * (0.8 + 0.3 * small.x) * (1.0 - 0.55 * plate.y) * (1.0 - 0.3 * small.y);
    s.rough = 0.34 + 0.3 * plate.z; s.metal = 0.25;
    vec3 q = docked(p);
    if (ship(q) < 0.004) {
      vec3 m = n; m.xz = rot(0.75) * m.xz;
      s = shipSurface(q, m, fine);
    } else if (n.y > 0.8 && p.y < 0.01) {
      // Painted guide lines, worn by feet, and lamps let into the rim.
      float ringLine = abs(length(p.xz - vec2(-1.75, -2.1)) - 1.75);
      float worn = smoothstep(0.3, 0.6, noise(p * 8.0));
      if (ringLine < 0.035 || abs(p.x - 0.55) < 0.03) s.albedo = mix(s.albedo, vec3(0.36, 0.19, 0.06), worn * 0.8);
      float plan = chamfer2(p.xz - vec2(-0.9, -0.6), vec2(3.5, 4.2), 1.4);
      float run = mod(p.z + p.x * 0.3, 0.8) - 0.4;
      s.glow = AMBER * exp(-pow((plan + 0.16) / 0.016, 2.0) - pow(run / 0.016, 2.0)) * 9.0;
    }
    vec3 f = p - WATCHER.xyz; f.xz = rot(WATCHER.w) * f.xz;
    if (figure(f) < 0.002) { s.albedo = vec3(0.30, 0.27, 0.23); s.metal = 0.0; s.rough = 0.7; if (f.z > 0.008 && f.y > 0.16) s.albedo = vec3(0.03); }
  }
  return s;
}
vec3 lamp(vec3 d, vec3 at, float t, float fine, float size, vec3 tint) {
  vec3 v = at - EYE; float a = dot(v, d);
  if (a < 0.1 || a > t + 0.12) return vec3(0);
  float r = length(v - d * a), px = max(size, a * fine * 0.7);
  return tint * (exp(-r * r / (px * px)) + 0.010 * px / (r + px));
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.0, FOCAL);
  vec3 sun = normalize(SUN);
  float fine = pixelAngle(FOCAL);
  vec3 c = heaven(d, sun);
  float t = march(EYE, d, 0.2, 170.0, fine, 150);
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, fine * t * 0.8);
    Surface m = surfaceAt(p, n, fine * t);
    bool close = t < 10.0;
    float open = occlusion(p, n, close ? 0.25 : 1.6);
    float lit_ = dot(n, sun) <= 0.0 ? 0.0 : shadow(p + n * (close ? 0.006 : 0.05), sun, close ? 0.02 : 0.15, 42.0, 24.0, 34);
    vec3 lit = shine(m, n, -d, sun, vec3(1.0, 0.66, 0.38) * 7.0 * lit_);
    lit += m.albedo * open * (vec3(0.090, 0.120, 0.160) * (0.55 + 0.45 * n.y) + vec3(0.075, 0.040, 0.020) * max(n.x, 0.0) * smoothstep(-4.0, 10.0, p.y));
    vec3 posts[3] = vec3[3](vec3(1.70, 1.22, -3.0), vec3(-0.76, 1.22, -4.6), vec3(-0.35, 0.9, -0.3));
    for (int i = 0; i < 3; i++) {
      vec3 v = posts[i] - p; float r2 = dot(v, v);
      lit += shine(m, n, -d, v * inversesqrt(r2), LAMP * 1.5 / (r2 + 0.1)) * (0.3 + 0.7 * open);
    }
    c = lit + m.glow;
    float low = exp(-max(p.y + 9.0, 0.0) / 9.0);
    float fog = 1.0 - exp(-max(t - 4.0, 0.0) * (0.0075 + 0.012 * low));
    c = mix(c, air(normalize(vec3(d.x, 0.12, d.z)), sun) * 1.15, fog);
  } else t = 1e4;
  for (int i = 0; i < 2; i++) c += lamp(d, i == 0 ? vec3(1.70, 1.23, -3.0) : vec3(-0.76, 1.23, -4.6), t, fine, 0.045, LAMP * 5.0);
  for (int i = 0; i < 16; i++) {
    vec3 h = hash3(ivec2(i, 4), 33);
    float z = -18.0 - 70.0 * h.x;
    vec3 at = vec3(bend(z) + (h.y - 0.5) * 7.0, -3.0 + 15.0 * h.z, z);
    c += lamp(d, at, t, fine, 0.03, (i % 3 == 0 ? CYAN : AMBER) * (1.0 + 2.0 * h.y));
  }
  return c;
}
