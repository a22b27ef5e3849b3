#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"
#include "lib/figure.glsl"
#include "lib/ship.glsl"

// A homestead, alone on an ice moon under a storm giant. One unit is ten metres.
const float FOCAL = 1.35;
const vec3 EYE = vec3(0.0, 0.46, 1.6);
const vec3 LOOK = vec3(0.45, 1.95, -10.0);
const vec3 SUN = vec3(-0.88, 0.175, 0.16);
const vec3 GIANT = vec3(175.0, 128.0, -400.0);
const float GIANT_R = 128.0;
const vec3 HOME = vec3(-1.5, 0.0, -8.6);
const vec3 PAD = vec3(2.9, 0.0, -7.4);
const vec4 WALKER = vec4(-0.775, 0.0, -1.75, 0.30);

vec2 pathAt(float z) { return vec2(-0.42 + 0.16 * sin(z * 0.9) - 0.12 * (z + 3.3), z); }
float flatGround(vec2 p) { return smoothstep(2.4, 6.0, min(length((p - HOME.xz) * vec2(0.8, 1.1)), length(p - PAD.xz))) * smoothstep(0.2, 1.3, abs(p.x - pathAt(p.y).x) + 0.25 * max(0.0, p.y * -1.0 - 8.0)); }
// Sea ice: floes pushed over each other, drifted snow between them, and a range far away.
float ground(vec2 p, bool close) {
  float wild = flatGround(p);
  float far = smoothstep(26.0, 95.0, -p.y);
  float h = (fbm(vec3(p * 0.07, 1.0), 3) - 0.45) * 1.3 * wild;
  float crush = smoothstep(0.60, 0.86, ridges(vec3(p * 0.15, 3.0), 3));
  h += crush * crush * 0.75 * wild * (1.0 - far);
  if (crush > 0.0 && !(p.y < -40.0)) {
    // Broken blocks along the seams.
    h += crush * wild * 0.30 * (abs(noise(vec3(p * 1.7, 8.0)) - 0.5) + 0.5 * abs(noise(vec3(p * 3.9, 4.0)) - 0.5));
  }
  if (far > 0.0) {
    float range = ridges(vec3(p * 0.021 + 3.7, 6.0), close ? 6 : 5);
    h += far * (range - 0.34) * 21.0 * smoothstep(190.0, 90.0, -p.y) * (0.55 + 0.45 * smoothstep(30.0, -60.0, p.x));
  }
  if (close) {
    h += (fbm(vec3(p.x * 0.9 + p.y * 0.3, p.y * 2.3, 9.0), 4) - 0.5) * 0.085;
    // Lumps of ice that the wind has bared.
    for (int i = 0; i < 2; i++) {
      float size = i == 0 ? 0.45 : 0.19;
      vec2 g = rot(0.5 + float(i)) * p / size;
      vec3 k = hash3(ivec2(floor(g)), 12 + i);
      vec2 l = rot(k.z * 6.0) * (fract(g) - 0.3 - 0.4 * k.yx);
      float s = (0.03 + 0.10 * k.y * k.y) * (0.8 + 0.4 * noise(vec3(g * 6.0, 2.0)));
      if (k.x < 0.22) h += size * wild * clamp((s - max(abs(l.x) + 0.3 * l.y, abs(l.y))) * 2.4, 0.0, s * (0.6 + 0.4 * k.z));
    }
    // Footprints lead to the door.
    vec2 q = p - pathAt(p.y);
    int k; float z = repeatAt(p.y, 0.075, k);
    float side = (k & 1) == 0 ? 0.014 : -0.014;
    if (p.y > WALKER.z + 0.02) h -= 0.013 * smoothstep(0.020, 0.008, length(vec2(q.x - side, z * 0.6)));
  }
  return h;
}

float dome(vec3 q) { return length(q - vec3(0, -0.12, 0)) - 0.95; }
float homestead(vec3 p) {
  vec3 q = p - HOME;
  float near = box3(q - vec3(0.4, 0.6, 0.0), vec3(3.6, 1.0, 1.8));
  float mast = rod(q, vec3(-2.5, 0, -0.9), vec3(-2.5, 3.3, -0.9), 0.028);
  if (near > 0.7 && mast > 0.5) return min(near, mast);
  // The house: a long module on legs, a wing towards us with the lock, a loft on top.
  vec3 a = q - vec3(-0.35, 0.62, 0.0);
  float d = extrude(chamfer2(a.yz, vec2(0.36, 0.46), 0.17), abs(a.x) - 1.35);
  int k; float x = repeatIn(a.x, 0.54, -2, 2, k);
  d = min(d, extrude(chamfer2(a.yz, vec2(0.395, 0.495), 0.18), abs(x) - 0.035));
  vec3 w = q - vec3(-1.05, 0.56, 0.72);
  d = min(d, extrude(chamfer2(w.yx, vec2(0.31, 0.38), 0.13), abs(w.z) - 0.52));
  d = min(d, extrude(chamfer2(w.yx, vec2(0.34, 0.41), 0.14), abs(abs(w.z) - 0.45) - 0.035));
  d = min(d, chamferBox(q - vec3(0.1, 1.10, -0.05), vec3(0.55, 0.16, 0.30), 0.09));
  d = min(d, chamferBox(q - vec3(-0.95, 1.06, 0.0), vec3(0.16, 0.12, 0.24), 0.04));
  d = min(d, max(length(a.xy - vec2(0.95, 0.42)) - 0.09, abs(a.z) - 0.3));
  if (d < 0.4) d = min(d, greebles(vec3(a.x, a.z, a.y - 0.36), vec2(0.30, 0.24), 0.07, 0.4, 3) + step(0.3, abs(a.z)) * 0.1 + step(1.25, abs(a.x)) * 0.1);
  vec3 m = vec3(repeatIn(q.x + 0.35, 0.62, -2, 2, k), q.y, abs(q.z));
  d = min(d, rod(m, vec3(0, 0.34, 0.30), vec3(0, -0.1, 0.48), 0.026));
  d = min(d, rod(m, vec3(0, 0.30, 0.0), vec3(0, -0.1, 0.44), 0.014));
  // Stairs down to the snow.
  vec3 s = q - vec3(-1.05, 0.0, 1.5);
  d = min(d, max(abs(s.y + s.z * 0.75 - 0.02) - 0.035, max(abs(s.x) - 0.16, abs(s.z + 0.14) - 0.24)));
  d = min(d, rod(vec3(abs(s.x), s.yz), vec3(0.17, 0.42, -0.26), vec3(0.17, 0.14, 0.10), 0.008));
  d = min(d, rod(vec3(abs(s.x), s.yz), vec3(0.17, 0.14, 0.10), vec3(0.17, 0.0, 0.10), 0.008));
  // Greenhouse: glass between ribs, on a ring wall; a corridor joins it.
  vec3 g = q - vec3(2.35, 0.0, 0.25);
  d = min(d, dome(g));
  float lat = abs(mod(atan(g.y + 0.12, length(g.xz)) + 0.16, 0.32) - 0.16) * 0.95;
  float lon = abs(mod(atan(g.z, g.x), TAU / 14.0) - PI / 14.0) * length(g.xz);
  d = min(d, max(min(lat, lon) - 0.014, dome(g) - 0.024));
  d = min(d, box2(vec2(length(g.xz), g.y), vec2(1.02, 0.20)));
  d = min(d, extrude(chamfer2(vec2(q.y - 0.42, q.z - 0.1), vec2(0.20, 0.20), 0.08), abs(q.x - 1.25) - 0.35));
  // Tanks, a mast with a dish, a drill rig behind.
  for (int i = 0; i < 3; i++) {
    vec3 t = q - vec3(-2.35 - 0.42 * float(i), 0.0, 0.35 - 0.16 * float(i));
    d = min(d, length(t - vec3(0, clamp(t.y, 0.25, 0.72), 0)) - 0.175);
    d = min(d, box2(vec2(length(t.xz), t.y - 0.5), vec2(0.185, 0.02)));
  }
  d = min(d, rod(q, vec3(-3.2, 0.3, 0.1), vec3(-1.4, 0.3, 0.3), 0.03));
  d = min(d, mast);
  vec3 r = q - vec3(-2.5, 2.3, -0.9);
  d = min(d, max(abs(length(r - vec3(-0.30, 0.36, 0.3)) - 0.52) - 0.012, dot(r, normalize(vec3(-0.4, 0.5, 0.4))) - 0.05));
  for (int i = 0; i < 3; i++) d = min(d, rod(q, vec3(-2.5, 2.9, -0.9), vec3(-2.5, 0, -0.9) + 1.3 * vec3(cos(float(i) * 2.1 + 0.4), 0.0, sin(float(i) * 2.1 + 0.4)), 0.005));
  return d;
}
vec3 parked(vec3 p) { vec3 q = p - PAD - vec3(0.0, 0.68, 0.0); q.xz = rot(-0.95) * q.xz; return q; }
float pad(vec3 p) {
  vec3 q = p - PAD;
  float near = box2(vec2(length(q.xz), q.y - 0.5), vec2(2.3, 1.2));
  if (near > 0.6) return near;
  float plan = chamfer2(rot(0.4) * q.xz, vec2(1.95), 0.75);
  float d = extrude(plan, abs(q.y - 0.03) - 0.05);
  d = min(d, extrude(abs(plan + 0.04) - 0.03, abs(q.y - 0.09) - 0.02));
  return min(d, ship(parked(p)));
}
float people(vec3 p) {
  vec3 f = p - WALKER.xyz; f.xz = rot(WALKER.w + PI) * f.xz;
  return figure(f);
}
// Poles with a lamp each along the path.
float poles(vec3 p) {
  int k; float z = repeatIn(p.z + 2.4, 1.7, -2, 1, k);
  vec2 c = pathAt(float(k) * 1.7 - 2.4);
  vec3 q = vec3(p.x - c.x - 0.34, p.y, z);
  return min(rod(q, vec3(0, -0.1, 0), vec3(0, 0.21, 0), 0.0075), chamferBox(q - vec3(0, 0.215, 0), vec3(0.014, 0.018, 0.014), 0.004));
}
float built(vec3 p) { return min(min(homestead(p), pad(p)), min(people(p), poles(p))); }
float map(vec3 p) {
  float d = built(p);
  float far = smoothstep(26.0, 95.0, -p.z);
  if (p.y > 1.6 + 17.0 * far) return min(d, p.y - 1.2 - 17.0 * far);
  return min(d, (p.y - ground(p.xz, length(p - EYE) < 14.0)) * (far > 0.0 ? 0.5 : 0.62));
}

vec3 giant(vec3 d, vec3 sun, vec3 behind) {
  vec3 o = -GIANT;
  vec3 axis = normalize(vec3(-0.34, 0.90, 0.22));
  vec3 c = behind;
  vec2 hit = sphereHit(o, d, GIANT_R);
  bool on = hit.x < hit.y;
  // Rings: ice of this moon's kin, cut by the giant's shadow.
  float t = -dot(o, axis) / dot(d, axis);
  vec3 at = o + d * t;
  float r = length(at) / GIANT_R;
  vec3 rings = vec3(0);
  float veil = 0.0;
  if (t > 0.0 && r > 1.28 && r < 2.15) {
    float grain = 0.35 + 0.9 * noise(vec3(r * 46.0, 1.0, 2.0)) * noise(vec3(r * 13.0, 5.0, 2.0));
    veil = grain * smoothstep(1.28, 1.36, r) * smoothstep(2.15, 2.02, r) * (1.0 - 0.9 * smoothstep(0.025, 0.0, abs(r - 1.78)));
    vec2 dark = sphereHit(at, sun, GIANT_R);
    float lit = dark.x < dark.y && dark.y > 0.0 ? 0.03 : 1.0;
    rings = vec3(0.50, 0.45, 0.39) * 0.42 * lit;
    veil = clamp(veil * 0.75, 0.0, 0.8);
  }
  float miss = length(o - d * dot(o, d)) / GIANT_R - 1.0;
  if (!on) {
    vec3 edge = normalize(o - d * dot(o, d));
    c += vec3(0.30, 0.27, 0.24) * exp(-miss * 120.0) * smoothstep(-0.1, 0.6, dot(edge, sun)) * 0.6;
    return mix(c, rings, veil);
  }
  vec3 n = (o + d * hit.x) / GIANT_R;
  float lat = dot(n, axis);
  vec3 side = n - axis * lat;
  vec3 q = side * 1.6 + axis * lat * 6.5;
  // One great storm pulls the bands around it.
  vec3 eye = normalize(vec3(-0.55, -0.16, 0.62));
  float from = length(n - eye);
  float pull = exp(-from * from * 26.0);
  vec3 swirl = cross(eye, n - eye);
  q += swirl * pull * 7.0 + axis * pull * 0.9;
  vec3 warp = vec3(fbm(q * 1.7 + 3.0, 4), fbm(q * 1.7 + 13.0, 4), fbm(q * 1.7 + 23.0, 4)) - 0.5;
  float bands = fbm(vec3(0.4, lat * 9.0 + pull * 2.0 + warp.x * 0.9, 2.0), 4);
  float fine = fbm(q * vec3(2.0) + warp * 3.4, 7);
  vec3 col = mix(vec3(0.22, 0.20, 0.21), vec3(0.60, 0.50, 0.40), smoothstep(0.30, 0.66, bands * 0.6 + fine * 0.45));
  col = mix(col, vec3(0.42, 0.23, 0.13), smoothstep(0.50, 0.66, fine) * smoothstep(0.62, 0.40, bands) * 0.8);
  col = mix(col, vec3(0.72, 0.66, 0.58), pull * smoothstep(0.40, 0.62, fine) * 0.8);
  col *= 0.82 + 0.36 * fbm(q * 7.0 + warp * 8.0, 4);
  float mu = dot(n, sun), nv = -dot(n, d);
  float lit = smoothstep(-0.06, 0.12, mu) * (0.12 + 0.88 * max(mu, 0.0));
  // The rings' shadow lies across the clouds.
  float st = -dot(n, axis) / dot(sun, axis);
  float sr = length(n + sun * st);
  if (st > 0.0 && sr > 1.28 && sr < 2.15) lit *= 0.62;
  c = col * vec3(1.0, 0.92, 0.82) * lit * 0.86 * (0.45 + 0.55 * sqrt(max(nv, 0.0)));
  c += vec3(0.10, 0.11, 0.13) * pow(1.0 - nv, 3.0) * smoothstep(-0.15, 0.5, mu);
  // Lightning far below in the night.
  float night = smoothstep(0.05, -0.15, mu);
  for (int i = 0; i < 7; i++) {
    vec3 h = normalize(hash3(ivec3(i, 3, 8)) - 0.5 + vec3(0.35, 0.0, 0.55));
    float f = length(n - h);
    c += vec3(0.55, 0.70, 1.0) * night * 0.16 * exp(-f * f * 900.0) * (0.3 + fine);
  }
  c += vec3(0.004, 0.006, 0.010);
  return t > 0.0 && t < hit.x ? mix(c, rings, veil) : c;
}

Surface surfaceAt(vec3 p, inout vec3 n, float fine, out bool onIce) {
  Surface s; s.glow = vec3(0); s.metal = 0.0; s.rough = 0.6;
  float house = homestead(p), landing = pad(p), who = people(p), lamp = poles(p);
  float least = min(min(house, landing), min(who, lamp));
  onIce = least > 0.004 + fine;
  if (onIce) {
    float snow = fbm(p * vec3(1.1, 3.0, 1.1), 4), clear = smoothstep(0.45, 0.75, fbm(p * 0.35 + 7.0, 4));
    s.albedo = mix(vec3(0.60, 0.66, 0.71), vec3(0.36, 0.48, 0.56), clear * (1.0 - smoothstep(0.5, 0.9, n.y) * 0.6));
    s.albedo *= 0.80 + 0.28 * snow;
    s.albedo = mix(s.albedo, vec3(0.20, 0.19, 0.19), smoothstep(26.0, 95.0, -p.z) * smoothstep(0.80, 0.52, n.y));
    s.rough = mix(0.75, 0.42, clear);
    // Tracks of wheels and feet around the house.
    float trodden = smoothstep(2.2, 0.9, length((p - HOME - vec3(-0.6, 0, 1.6)).xz * vec2(0.7, 1.0)));
    s.albedo *= 1.0 - 0.30 * trodden * noise(p * 9.0);
    return s;
  }
  if (who <= least + 1e-4) { s.albedo = vec3(0.42, 0.30, 0.16); s.rough = 0.7; return s; }
  if (lamp <= least + 1e-4) { s.albedo = vec3(0.1); if (p.y > 0.195) s.glow = AMBER * 7.0; return s; }
  if (landing <= least + 1e-4) {
    vec3 q = parked(p), m = n;
    m.xz = rot(-0.95) * m.xz;
    if (ship(q) < 0.004 + fine) return shipSurface(q, m, fine);
    vec3 plate = plating(p.xz, 0.5, 4, fine * 0.6);
    s.albedo = vec3(0.13) * plate.x * (1.0 - 0.5 * plate.y);
    float plan = chamfer2(rot(0.4) * (p - PAD).xz, vec2(1.95), 0.75);
    float run = mod(atan(p.z - PAD.z, p.x - PAD.x), TAU / 20.0) - PI / 20.0;
    if (p.y > 0.085 && abs(plan + 0.04) < 0.012) s.glow = AMBER * smoothstep(0.018, 0.008, abs(run)) * 3.0;
    if (abs(length((p - PAD).xz) - 1.15) < 0.04) s.albedo = vec3(0.34, 0.18, 0.06);
    // Snow has blown over the edge.
    s.albedo = mix(s.albedo, vec3(0.55, 0.60, 0.65), smoothstep(0.45, 0.7, noise(p * 2.2 + 3.0)) * smoothstep(0.5, 0.9, n.y) * smoothstep(-1.1, -0.1, plan));
    return s;
  }
  vec3 q = p - HOME;
  vec2 uv = abs(n.y) > 0.7 ? q.xz : abs(n.x) > abs(n.z) ? q.zy : q.xy;
  vec3 plate = plating(uv, 0.36, 7, fine * 0.6), small = plating(uv, 0.09, 2, fine * 0.6);
  s.albedo = mix(vec3(0.36, 0.35, 0.33), vec3(0.30, 0.16, 0.07), step(0.86, plate.z)) * plate.x * (0.8 + 0.25 * small.x) * (1.0 - 0.5 * plate.y) * (1.0 - 0.25 * small.y);
  s.rough = 0.45; s.metal = 0.2;
  vec3 g = q - vec3(2.35, 0.0, 0.25);
  if (length(g.xz) < 1.1 && g.y > 0.2 && dome(g) < 0.013) {
    // Lamps over beds of green, seen through glass.
    s.albedo = vec3(0.03); s.rough = 0.12;
    float leaves = fbm(vec3(g.xy * 5.0 + g.z, g.z * 5.0), 4);
    float bed = smoothstep(0.62, 0.22, g.y + 0.3 * (leaves - 0.5));
    float tubes = smoothstep(0.03, 0.0, abs(mod(g.x + g.y * 0.3, 0.30) - 0.15)) * smoothstep(0.3, 0.5, g.y) * smoothstep(0.75, 0.6, g.y);
    s.glow = mix(vec3(0.55, 0.43, 0.27) * 0.9, vec3(0.09, 0.15, 0.05) * (0.3 + 1.2 * leaves), bed) * 1.2 + vec3(1.0, 0.85, 0.62) * tubes * 2.4;
    s.glow *= 0.35 + 0.65 * smoothstep(-0.1, 0.7, -dot(n, normalize(p - EYE)));
    return s;
  }
  if (abs(n.y) < 0.6 && q.y < 1.3 && q.x > -1.9 && q.x < 1.3) {
    vec3 a = q - vec3(-0.35, 0.62, 0.0);
    vec2 pane = abs(vec2(mod(a.x, 0.27) - 0.135, a.y - 0.05));
    float on = step(0.22, hash1(int(floor(a.x / 0.27)), 5));
    if (q.z > 0.3 && q.z < 0.6 && abs(a.x) < 1.3) s.glow = LAMP * smoothstep(0.085, 0.075, pane.x) * smoothstep(0.10, 0.09, pane.y) * on * (1.2 + 0.8 * hash1(int(floor(a.x / 0.27)), 6));
    vec3 w = q - vec3(-1.05, 0.56, 0.72);
    if (w.z > 0.45 && n.z > 0.6) {
      float door = chamfer2(w.xy - vec2(0, -0.03), vec2(0.13, 0.22), 0.05);
      s.glow = vec3(0);
      if (door < 0.0) { s.albedo = vec3(0.30, 0.15, 0.05); s.glow = LAMP * smoothstep(0.05, 0.045, box2(w.xy - vec2(0, 0.08), vec2(0.04, 0.05))) * 2.2; }
      s.glow += CYAN * smoothstep(0.012, 0.006, abs(door - 0.035)) * 1.6;
    }
    if (q.y > 0.98 && q.x > -0.5) s.glow = windows(uv + vec2(0.02, 0.01), vec2(0.11, 0.14), 0.95, 8) * 1.8;
  }
  // Frost on what faces up.
  s.albedo = mix(s.albedo, vec3(0.62, 0.67, 0.71), smoothstep(0.55, 0.95, n.y) * smoothstep(0.35, 0.6, noise(p * 4.0)) * 0.85);
  return s;
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.0, FOCAL);
  vec3 sun = normalize(SUN), toGiant = normalize(GIANT);
  float fine = pixelAngle(FOCAL);
  vec3 c = giant(d, sun, sky(d));
  float t = march(EYE, d, 0.1, 190.0, fine, 190);
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, max(fine * t * 0.8, 0.0015));
    bool onIce;
    Surface m = surfaceAt(p, n, fine * t, onIce);
    float open = occlusion(p, n, t > 25.0 ? 3.0 : 0.35);
    float lit_ = dot(n, sun) <= 0.0 ? 0.0 : shadow(p + n * (0.004 + 0.001 * t), sun, 0.012 + 0.002 * t, t > 25.0 ? 60.0 : 16.0, 40.0, 44);
    vec3 lit = shine(m, n, -d, sun, vec3(1.0, 0.84, 0.66) * 6.0 * lit_);
    float w = 0.5 + 0.5 * dot(n, toGiant);
    lit += m.albedo * open * (vec3(0.060, 0.055, 0.052) * w * w + vec3(0.010, 0.015, 0.024));
    // Light goes some way into ice and comes back blue.
    if (onIce) lit += vec3(0.010, 0.030, 0.045) * (0.25 + 0.75 * smoothstep(-0.4, 0.5, dot(n, sun))) * (0.4 + 0.6 * open);
    vec3 posts[5] = vec3[5](HOME + vec3(-1.05, 0.75, 1.55), HOME + vec3(0.2, 0.5, 0.9), HOME + vec3(2.3, 0.55, 1.35), PAD + vec3(-0.9, 0.5, 1.3), WALKER.xyz + vec3(-0.05, 0.13, -0.10));
    for (int i = 0; i < 5; i++) {
      vec3 v = posts[i] - p; float r2 = dot(v, v);
      float power = i == 4 ? 0.05 : i == 2 ? 0.40 : 0.30;
      lit += shine(m, n, -d, v * inversesqrt(r2), (i == 2 ? vec3(0.9, 0.85, 0.55) : LAMP) * power / (r2 + 0.05)) * (0.3 + 0.7 * open);
    }
    c = lit + m.glow;
    // Frost hangs in the little air there is.
    c = mix(c, vec3(0.050, 0.052, 0.060), (1.0 - exp(-max(t - 6.0, 0.0) * 0.009)) * 0.8);
  } else t = 1e4;
  vec3 lamps[6] = vec3[6](HOME + vec3(-2.5, 3.32, -0.9), HOME + vec3(-1.05, 0.92, 1.28), HOME + vec3(1.25, 0.72, 0.35), vec3(pathAt(-5.8) + vec2(0.34, 0.0), 0.215).xzy, vec3(pathAt(-4.1) + vec2(0.34, 0.0), 0.215).xzy, vec3(pathAt(-2.4) + vec2(0.34, 0.0), 0.215).xzy);
  for (int i = 0; i < 6; i++) {
    vec3 v = lamps[i] - EYE; float a = dot(v, d);
    if (a > t + 0.15) continue;
    float r = length(v - d * a), px = max(i == 0 ? 0.03 : 0.012, a * fine * 0.8);
    c += (i == 0 || i > 2 ? AMBER * 4.0 : LAMP * 4.0) * (exp(-r * r / (px * px)) + 0.006 * px / (r + px));
  }
  return c;
}
