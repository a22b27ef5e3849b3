#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"
#include "lib/world.glsl"
#include "lib/figure.glsl"
#include "lib/ship.glsl"

// Two pilots in an open lock, their ships outside. One unit is ten meters.
const float FOCAL = 1.25;
const vec3 EYE = vec3(0.15, 0.15, 0.17);
const vec3 LOOK = vec3(-0.16, 0.50, -4.0);
const vec3 SUN = vec3(0.86, 0.36, -0.10);
const vec2 HALL = vec2(0.92, 0.44); // half its width and height
const float DOOR = -1.0;
const vec4 PILOTS[2] = vec4[2](vec4(-0.20, 0.0, -0.42, 2.75), vec4(0.04, 0.0, -0.50, 3.55));

float hallAt(vec2 p) { return chamfer2(p - vec2(0, 0.44), HALL, 0.24); }
float hall(vec3 p) {
  if (p.z < DOOR - 0.7) return 1e3;
  float inside = hallAt(p.xy);
  float d = -inside;
  // Ribs, pipes and panels on the walls.
  int k; float z = repeatAt(p.z, 0.42, k);
  d = min(d, max(max(-inside - 0.055, abs(z) - 0.035), 0.12 - p.y));
  d = min(d, max(max(-inside - 0.075, abs(abs(z) - 0.035) - 0.008), 0.12 - p.y));
  vec2 c = vec2(abs(p.x), p.y);
  d = min(d, length(c - vec2(0.865, 0.60)) - 0.018);
  d = min(d, length(c - vec2(0.865, 0.555)) - 0.012);
  d = min(d, length(c - vec2(0.52, 0.845)) - 0.022);
  float panel = chamferBox(vec3(p.y - 0.36, z - 0.21 * sign(z), abs(p.x) - 0.92), vec3(0.13, 0.12, 0.02 + 0.02 * hash1(k, 4)), 0.03);
  d = min(d, panel);
  // Grating along the middle, rails beside it.
  d = min(d, max(p.y - 0.012, max(abs(p.x) - 0.46, -min(abs(mod(p.x, 0.05) - 0.025), abs(mod(p.z, 0.05) - 0.025)) + 0.006)));
  d = min(d, box2(vec2(abs(p.x) - 0.48, p.y), vec2(0.022, 0.022)));
  // The door's frame, its leaves drawn back into the sides, and a sill.
  float at = p.z - DOOR;
  d = min(d, max(max(-chamfer2(p.xy - vec2(0, 0.42), vec2(0.72, 0.36), 0.20), abs(at) - 0.10), -1.0));
  d = min(d, max(abs(chamfer2(p.xy - vec2(0, 0.42), vec2(0.72, 0.36), 0.20) - 0.0) - 0.025, abs(at - 0.10) - 0.03));
  float leaf = max(chamfer2(p.xy - vec2(0, 0.42), vec2(0.74, 0.38), 0.20), abs(at + 0.02) - 0.03);
  d = min(d, max(leaf, 0.60 - abs(p.x) + 0.05 * step(abs(p.y - 0.42), 0.10)));
  if (p.z < DOOR + 0.3) d = min(d, max(box2(vec2(p.y + 0.03, at + 0.18), vec2(0.03, 0.30)), abs(p.x) - 0.62));
  // Crates, a tool trolley.
  d = min(d, chamferBox(p - vec3(0.66, 0.07, -0.18), vec3(0.09, 0.07, 0.11), 0.015));
  d = min(d, chamferBox(p - vec3(0.68, 0.19, -0.20), vec3(0.07, 0.05, 0.08), 0.015));
  d = min(d, chamferBox(p - vec3(-0.66, 0.055, 0.02), vec3(0.08, 0.055, 0.14), 0.015));
  return d;
}
vec3 berth(vec3 p, int i) {
  vec3 q = p - (i == 0 ? vec3(-0.95, 0.62, -4.9) : vec3(2.3, 1.55, -9.5));
  q.xz = rot(i == 0 ? 0.62 : -0.85) * q.xz;
  return q;
}
// A gangway to the first ship, and the pier at which both are moored.
float pier(vec3 p) {
  float near = box3(p - vec3(0.3, 0.0, -7.0), vec3(6.0, 1.0, 6.5));
  if (near > 0.8) return near;
  vec3 q = p - vec3(0, -0.05, -2.6);
  float d = box3(q, vec3(0.34, 0.02, 1.4));
  d = min(d, girder(vec3(q.z, q.y + 0.13, q.x), 0.11, 0.012, 1.4));
  vec3 m = vec3(abs(q.x) - 0.33, q.y, q.z);
  d = min(d, max(length(m.xy - vec2(0, 0.13)) - 0.006, abs(q.z) - 1.4));
  int k; float z = repeatIn(q.z, 0.28, -5, 5, k);
  d = min(d, rod(vec3(m.xy, z), vec3(0), vec3(0, 0.13, 0), 0.005));
  vec3 b = p - vec3(0.6, -0.15, -7.2);
  d = min(d, extrude(chamfer2(b.xz, vec2(3.6, 2.9), 1.2), abs(b.y) - 0.10));
  d = min(d, greebles(vec3(b.x, b.z, b.y - 0.10), vec2(0.55, 0.42), 0.12, 0.16, 5) + step(1.9, length(b.xz * vec2(0.6, 1.0))) * 0.2);
  d = min(d, rod(p, vec3(-2.4, 0, -8.2), vec3(-2.4, 1.9, -8.2), 0.03));
  d = min(d, box3(p - vec3(-2.2, 1.92, -8.2), vec3(0.25, 0.03, 0.05)));
  return d;
}
float people(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < 2; i++) {
    vec3 f = p - PILOTS[i].xyz; f.xz = rot(PILOTS[i].w) * f.xz;
    d = min(d, figure(f));
    // A helmet in the hand of one, a bag on the other's shoulder.
    if (i == 0) d = min(d, length(f - vec3(0.036, 0.080, 0.012)) - 0.0125);
    else d = min(d, chamferBox(f - vec3(-0.030, 0.095, -0.012), vec3(0.010, 0.022, 0.026), 0.006));
  }
  return d;
}
float fleet(vec3 p) { return min(ship(berth(p, 0)), ship(berth(p, 1) * 0.8) / 0.8); }
float map(vec3 p) { return min(min(hall(p), pier(p)), min(people(p), fleet(p))); }

Surface surfaceAt(vec3 p, vec3 n, float fine) {
  Surface s; s.glow = vec3(0); s.metal = 0.3; s.rough = 0.45;
  float room = hall(p), way = pier(p), who = people(p), ships = fleet(p);
  float least = min(min(room, way), min(who, ships));
  if (who <= least + 1e-4) {
    bool first = length(p - PILOTS[0].xyz) < length(p - PILOTS[1].xyz);
    vec4 pilot = first ? PILOTS[0] : PILOTS[1];
    vec3 f = p - pilot.xyz; f.xz = rot(pilot.w) * f.xz;
    s.albedo = first ? vec3(0.36, 0.33, 0.29) : vec3(0.17, 0.20, 0.24);
    if (f.z < -0.012 && f.y > 0.10 && f.y < 0.148) s.albedo = first ? vec3(0.34, 0.16, 0.05) : vec3(0.10);
    if (abs(f.y - 0.088) < 0.004) s.albedo = vec3(0.05);
    s.metal = 0.0; s.rough = 0.65;
    return s;
  }
  if (ships <= least + 1e-4) {
    bool first = ship(berth(p, 0)) < 0.01;
    float a = first ? 0.62 : -0.85;
    vec3 m = n; m.xz = rot(a) * m.xz;
    s = shipSurface(first ? berth(p, 0) : berth(p, 1) * 0.8, m, fine);
    if (!first) s.albedo *= vec3(0.62, 0.74, 0.86);
    return s;
  }
  if (way <= least + 1e-4) {
    vec3 plate = plating(p.xz, 0.5, 3, fine * 0.6), small = plating(p.xz, 0.12, 4, fine * 0.6);
    s.albedo = vec3(0.17, 0.172, 0.175) * plate.x * (0.8 + 0.3 * small.x) * (1.0 - 0.5 * plate.y);
    vec3 b = p - vec3(0.6, -0.15, -7.2);
    float plan = chamfer2(b.xz, vec2(3.6, 2.9), 1.2);
    float run = mod(b.x + b.z, 0.5) - 0.25;
    if (n.y > 0.7 && abs(plan + 0.18) < 0.02) s.glow = AMBER * exp(-run * run / 0.0012) * 6.0;
    if (n.y > 0.7 && abs(abs(b.x + 1.0) - 1.1) < 0.025 && plan < -0.3) s.albedo = vec3(0.36, 0.19, 0.06);
    if (p.z > -4.1 && abs(n.y) < 0.5 && abs(p.y + 0.05) < 0.012) s.glow = LAMP * 0.9;
    return s;
  }
  float inside = hallAt(p.xy);
  vec2 uv = abs(n.y) > 0.6 ? p.xz : abs(n.x) > 0.6 ? p.zy : p.xy;
  vec3 plate = plating(uv, 0.21, 6, fine * 0.6), small = plating(uv, 0.055, 8, fine * 0.6);
  s.albedo = vec3(0.21, 0.215, 0.22) * plate.x * (0.8 + 0.3 * small.x) * (1.0 - 0.55 * plate.y) * (1.0 - 0.25 * small.y);
  s.albedo *= 0.75 + 0.4 * noise(p * vec3(9.0, 3.0, 9.0));
  if (p.y < 0.02) { s.albedo *= 0.6; s.rough = 0.28 + 0.25 * noise(p * 14.0); }
  if (length(vec2(abs(p.x) - 0.865, p.y - 0.60)) < 0.024) s.albedo = vec3(0.30, 0.15, 0.05);
  // Light strips in the upper edges, every other rib.
  int k; float z = repeatAt(p.z, 0.42, k);
  vec2 c = vec2(abs(p.x), p.y);
  if (abs(dot(c - vec2(0.80, 0.76), vec2(0.7071))) < 0.05 && abs(z) > 0.07 && abs(dot(c - vec2(0.80, 0.76), vec2(0.7071, -0.7071))) < 0.013) s.glow = mix(LAMP, vec3(1.0, 0.92, 0.82), 0.5) * 2.6 * step(0.25, hash1(k, 9));
  // Hazard stripes on the leaves, a lit seam around the door.
  float at = p.z - DOOR, frame = chamfer2(p.xy - vec2(0, 0.42), vec2(0.72, 0.36), 0.20);
  if (at > -0.06 && at < 0.02 && frame < 0.0 && abs(p.x) < 0.68) s.albedo = mix(vec3(0.035), vec3(0.38, 0.21, 0.05), step(0.5, fract((p.x + p.y) * 9.0))) * (0.6 + 0.5 * noise(p * 20.0));
  if (abs(at - 0.13) < 0.004 && abs(frame - 0.045) < 0.008) s.glow = CYAN * 1.8;
  if (abs(p.x) > 0.8 && abs(p.y - 0.42) < 0.022 && abs(abs(z) - 0.21) < 0.03 && hash1(k, int(sign(p.x)) + 3) > 0.45) s.glow = (hash1(k, 6) > 0.5 ? CYAN : AMBER) * 1.3;
  return s;
}

vec3 render(vec2 pixel) {
  vec3 d = cameraRay(pixel, EYE, LOOK, 0.0, FOCAL);
  vec3 sun = normalize(SUN);
  float fine = pixelAngle(FOCAL);
  float t = march(EYE, d, 0.05, 40.0, fine, 170);
  vec3 c;
  if (t > 0.0) {
    vec3 p = EYE + d * t, n = normalAt(p, max(fine * t * 0.8, 0.0006));
    Surface m = surfaceAt(p, n, fine * t);
    bool in_ = p.z > DOOR - 0.1;
    float open = occlusion(p, n, in_ ? 0.12 : 0.5);
    float lit_ = dot(n, sun) <= 0.0 ? 0.0 : shadow(p + n * 0.004, sun, 0.008, 9.0, 70.0, 48);
    vec3 lit = shine(m, n, -d, sun, vec3(1.0, 0.86, 0.68) * 7.5 * lit_);
    // The world below lights what looks at it; inside, so do the strips.
    lit += m.albedo * open * vec3(0.075, 0.105, 0.150) * pow(0.5 - 0.5 * n.y, 1.5) * (in_ ? 0.15 : 1.0);
    lit += m.albedo * open * vec3(0.012, 0.016, 0.024);
    if (in_) {
      for (int i = 0; i < 6; i++) {
        vec3 v = vec3(i % 2 == 0 ? 0.76 : -0.76, 0.74, -0.7 + 0.84 * float(i / 2)) - p;
        float r2 = dot(v, v);
        lit += shine(m, n, -d, v * inversesqrt(r2), LAMP * 0.42 / (r2 + 0.05)) * open;
      }
      lit += m.albedo * open * vec3(0.10, 0.14, 0.20) * max(-n.z, 0.0) * smoothstep(1.2, -0.9, p.z);
    } else {
      vec3 v = vec3(-1.95, 1.85, -8.2) - p; float r2 = dot(v, v);
      lit += shine(m, n, -d, v * inversesqrt(r2), LAMP * 1.6 / (r2 + 0.1)) * open;
      v = vec3(0.0, 0.5, -1.6) - p; r2 = dot(v, v);
      lit += shine(m, n, -d, v * inversesqrt(r2), LAMP * 0.25 / (r2 + 0.1)) * open;
    }
    c = lit + m.glow;
  } else {
    float hit;
    c = worldBelow(vec3(0, GROUND + 420.0, 0), normalize(d + vec3(0, -0.40, 0)), sun, 10.0, dither(pixel), sky(d), hit);
    t = 1e4;
  }
  vec3 lamps[3] = vec3[3](vec3(-1.95, 1.88, -8.2), vec3(2.6, 2.0, -10.2), vec3(-1.3, 0.95, -5.9));
  for (int i = 0; i < 3; i++) {
    vec3 v = lamps[i] - EYE; float a = dot(v, d);
    if (a > t + 0.2) continue;
    float r = length(v - d * a), px = max(0.02, a * fine * 0.8);
    c += (i == 0 ? LAMP * 4.0 : i == 1 ? CYAN * 3.0 : AMBER * 3.0) * (exp(-r * r / (px * px)) + 0.006 * px / (r + px));
  }
  return c;
}
