#include "lib/frame.glsl"
#include "lib/noise.glsl"
#include "lib/sdf.glsl"
#include "lib/march.glsl"
#include "lib/surface.glsl"
#include "lib/sky.glsl"
#include "lib/planet.glsl"
#include "lib/world.glsl"

// A ring city above a world at dawn. One unit of the station is 200 m; the world is in kilometers.
#ifdef PORTRAIT
const float FOCAL = 2.0;
const float ALTITUDE = 700.0;
const float PITCH = -0.36;
const vec3 PLACE = vec3(3.2, -2.3, -23.0); // the hub, in the camera's frame
#else
const float FOCAL = 1.45;
const float ALTITUDE = 700.0;
const float PITCH = -0.385;
const vec3 PLACE = vec3(6.3, 0.9, -20.0);
#endif
const vec3 AIM = vec3(0.0, PITCH, -1.0);
const vec3 SUN = vec3(0.905, 0.0, -0.30);
const vec3 KEY = vec3(0.84, 0.36, 0.10);
const float RING = 10.0;
const int SECTORS = 36;
const float ARC = TAU * RING / float(SECTORS);
// The ring repeats after a sixth, which is as far as it turns in the video, so that the video loops.
const int PART = 6;
const int BARE = 3; // of each sixth, the sector still under construction; evenly spread, so that the ring stays in balance

vec3 center() {
  vec3 f = normalize(AIM);
  return vec3(PLACE.x, PLACE.y * -f.z + PLACE.z * -f.y, PLACE.z * -f.z + PLACE.y * f.y);
}
// The ring's frame. The docks on the hub stand still, as ships have to meet them.
const float TURN_AT_REST = 0.62;
mat3 stationFrame() {
  float tilt = 0.20, lean = -0.20, turn = uTime * TAU / 6.0 + TURN_AT_REST;
  mat3 t = mat3(1, 0, 0, 0, cos(tilt), sin(tilt), 0, -sin(tilt), cos(tilt));
  mat3 l = mat3(cos(lean), sin(lean), 0, -sin(lean), cos(lean), 0, 0, 0, 1);
  mat3 s = mat3(cos(turn), 0, -sin(turn), 0, 1, 0, sin(turn), 0, cos(turn));
  return l * t * s;
}
mat2 despin;
vec3 despun(vec3 p) { p.xz *= despin; return p; }

float hullHalf(int sector) { return 0.80 + 0.26 * hash1(sector, 3); }

// x: distance outward from the ring's middle line, y: along the axis, z: along the arc in this sector.
float finishedSector(vec3 q, int sector) {
  float tall = hullHalf(sector);
  float deep = 0.46 + 0.12 * hash1(sector, 4);
  float hull = extrude(chamfer2(q.xy, vec2(deep, tall), 0.22), abs(q.z) - ARC * 0.5 + 0.035);
  float spine = chamfer2(q.xy, vec2(0.38, 0.66), 0.12);
  float d = min(hull, spine);
  d = min(d, extrude(chamfer2(q.xy, vec2(deep + 0.07, tall + 0.07), 0.22), abs(abs(q.z) - ARC * 0.5 + 0.10) - 0.045));
  if (d < 0.5) {
    d = min(d, greebles(vec3(q.zy, q.x - deep), vec2(0.30, 0.22), 0.045, 0.34, sector * 5 + 1) + step(tall - 0.2, abs(q.y)) * 0.1);
    d = min(d, greebles(vec3(q.z, q.x, abs(q.y) - tall), vec2(0.22, 0.17), 0.06, 0.34, sector * 5 + 2) + step(deep - 0.16, abs(q.x)) * 0.1);
    // Towers hang inward, where the turning makes "up".
    d = min(d, greebles(vec3(q.zy, -q.x - deep + 0.02), vec2(0.23, 0.26), 0.42, 0.62, sector * 5 + 3) + step(tall - 0.25, abs(q.y)) * 0.1);
  }
  return d;
}
float bareSector(vec3 q, int sector) {
  int rib; float z = repeatAt(q.z, ARC / 4.0, rib);
  float frame = chamfer2(q.xy, vec2(0.46, 0.78), 0.22);
  float d = extrude(abs(frame) - 0.035, abs(z) - 0.022);
  vec2 c = abs(q.xy);
  d = min(d, length(c - vec2(0.44, 0.58)) - 0.028);
  d = min(d, length(c - vec2(0.26, 0.76)) - 0.022);
  d = min(d, length(c - vec2(0.46, 0.0)) - 0.022);
  d = min(d, chamfer2(q.xy, vec2(0.12, 0.2), 0.05));
  // Plates go on from the finished end.
  ivec2 cell = ivec2(floor(vec2(q.z / (ARC / 4.0) + 0.5 + float(sector) * 4.0, atan(q.y, q.x) * 2.5)));
  if (hash1(cell, 41) > 0.55) d = min(d, extrude(abs(frame - 0.03) - 0.012, abs(z) - ARC / 8.0 + 0.02));
  // Scaffold stands around it.
  vec3 s = vec3(mod(q.z + 0.07, 0.29) - 0.145, q.y, q.x - 0.86);
  float cage = max(min(max(length(s.xz) - 0.010, 0.0), length(vec2(mod(q.y + 0.14, 0.28) - 0.14, s.z)) - 0.010), abs(q.y) - 0.95);
  d = min(d, cage);
  d = min(d, max(length(vec2(mod(q.y + 0.14, 0.28) - 0.14, s.x)) - 0.008, max(abs(q.x - 0.68) - 0.2, abs(q.y) - 0.95)));
  return max(d, 0.0);
}
float ring(vec3 p) {
  float r = length(p.xz);
  vec2 q = vec2(r - RING, p.y);
  float near = box2(q, vec2(1.2, 1.2));
  if (near > 0.6) return near;
  int sector; float z = repeatAt(atan(p.z, p.x) / TAU * float(SECTORS), 1.0, sector) * ARC;
  sector = (sector + SECTORS) % PART;
  if (sector == BARE) return bareSector(vec3(q, z), sector);
  return finishedSector(vec3(q, z), sector);
}
float spokes(vec3 p) {
  if (abs(p.y) > 0.9) return abs(p.y) - 0.5;
  int n; float a = repeatAt(atan(p.z, p.x) / TAU * 6.0, 1.0, n) * TAU / 6.0;
  float r = length(p.xz);
  vec3 q = vec3(r * cos(a), p.y, r * sin(a));
  float near = max(length(q.yz) - 0.5, q.x - RING);
  if (near > 0.4) return near;
  float d = max(chamfer2(q.yz, vec2(0.15, 0.12), 0.05), abs(q.x - 5.4) - 4.4);
  d = min(d, girder(q - vec3(5.5, 0, 0), 0.25, 0.022, 4.2));
  int k; float x = repeatIn(q.x - 5.5, 1.6, -2, 2, k);
  d = min(d, chamferBox(vec3(q.yz, x), vec3(0.34, 0.30, 0.16 + 0.1 * hash1(k, 60)), 0.1));
  x = repeatIn(q.x - 5.5, 0.4, -10, 10, k);
  d = min(d, extrude(chamfer2(q.yz, vec2(0.19, 0.17), 0.06), abs(x) - 0.05));
  return d;
}
float hub(vec3 p) {
  float r = length(p.xz);
  float near = box2(vec2(r, p.y), vec2(3.6, 6.5));
  if (near > 0.6) return near;
  vec2 c = vec2(r, p.y);
  float d = chamfer2(c, vec2(1.35, 0.75), 0.25);
  d = min(d, chamfer2(c - vec2(0, 1.15), vec2(0.95, 0.5), 0.15));
  d = min(d, chamfer2(c + vec2(0, 1.2), vec2(1.05, 0.5), 0.2));
  d = min(d, chamfer2(c - vec2(0, 2.1), vec2(0.55, 0.6), 0.12));
  d = min(d, chamfer2(c - vec2(0, 3.3), vec2(0.85, 0.22), 0.1));
  d = min(d, chamfer2(c - vec2(0, 3.1), vec2(0.30, 2.0), 0.02));
  d = min(d, chamfer2(c + vec2(0, 3.4), vec2(0.34, 2.2), 0.02));
  d = min(d, chamfer2(c + vec2(0, 5.3), vec2(0.7, 0.3), 0.15));
  d = min(d, length(vec2(r, p.y - clamp(p.y, 4.8, 6.4))) - 0.025);
  int n; float a = atan(p.z, p.x);
  float ridge = max(abs(mod(p.y, 0.3) - 0.15) - 0.03, r - (abs(p.y) < 0.6 ? 1.40 : 0.4));
  d = min(d, max(ridge, abs(p.y) - 4.6));
  // Docking arms above, radiators below.
  float b = repeatAt(a / TAU * 5.0, 1.0, n) * TAU / 5.0;
  vec3 q = vec3(r * cos(b), p.y - 3.3, r * sin(b));
  d = min(d, girder(q - vec3(1.9, 0, 0), 0.13, 0.02, 1.3));
  d = min(d, box3(q - vec3(1.9, 0, 0), vec3(1.3, 0.06, 0.06)));
  d = min(d, chamferBox(q.yzx - vec3(0, 0, 3.1), vec3(0.26, 0.26, 0.14), 0.1));
  if (hash1(n, 71) > 0.3) {
    float len = 0.5 + 0.35 * hash1(n, 72);
    vec3 s = q - vec3(1.6 + 0.8 * hash1(n, 73), 0.34, 0.0);
    d = min(d, chamferBox(s.yzx, vec3(0.14, 0.17, len), 0.06));
    d = min(d, chamferBox(s.yzx - vec3(0.1, 0, -len * 0.7), vec3(0.15, 0.26, 0.14), 0.06));
  }
  b = repeatAt(a / TAU * 4.0 + 0.5, 1.0, n) * TAU / 4.0;
  q = vec3(r * cos(b), p.y + 3.9, r * sin(b));
  d = min(d, box3(q - vec3(1.55, 0, 0), vec3(1.1, 0.85, 0.018)));
  d = min(d, box3(q - vec3(1.5, 0, 0), vec3(1.25, 0.03, 0.04)));
  return d;
}
bool onHub(vec3 p) { return length(p.xz) < RING - 1.3 && hub(despun(p)) < spokes(p); }
float map(vec3 p) { return min(ring(p), min(spokes(p), hub(despun(p)))); }

Surface surfaceAt(vec3 p, vec3 n, float fine) {
  float r = length(p.xz), a = atan(p.z, p.x);
  int sector; float z = repeatAt(a / TAU * float(SECTORS), 1.0, sector) * ARC;
  sector = (sector + SECTORS) % PART;
  float arc = z + float(sector) * ARC;
  bool onRing = r > RING - 1.3, bare = onRing && sector == BARE;
  if (onHub(p)) {
    p = despun(p);
    n = despun(n);
    a = atan(p.z, p.x);
    z = repeatAt(a / TAU * float(SECTORS), 1.0, sector) * ARC;
    sector = (sector + SECTORS) % PART;
  } else if (!onRing) {
    int spoke;
    a = repeatAt(a / TAU * 6.0, 1.0, spoke) * TAU / 6.0;
    p.xz = r * vec2(cos(a), sin(a));
  }
  float out_ = dot(n, vec3(p.x / r, 0, p.z / r)), up = n.y;
  vec2 uv = abs(up) > 0.7 ? vec2(arc, r) : abs(out_) > 0.6 ? vec2(arc, p.y) : vec2(r * 1.0 + arc * 0.3, p.y);
  if (!onRing) uv = abs(up) > 0.7 ? p.xz : vec2(a * max(r, 0.5), p.y + r * 0.7);
  vec3 plate = plating(uv, 0.34, sector + 5, fine * 0.7);
  vec3 small = plating(uv, 0.085, sector + 9, fine * 0.7);
  Surface s;
  s.albedo = mix(vec3(0.34, 0.345, 0.35), vec3(0.22, 0.24, 0.27), hash1(sector, 8)) * plate.x * (0.8 + 0.25 * small.x);
  if (plate.z > 0.94) s.albedo = vec3(0.36, 0.17, 0.055) * plate.x;
  s.albedo *= 1.0 - 0.6 * plate.y;
  s.albedo *= 1.0 - 0.35 * small.y;
  s.rough = 0.42 + 0.25 * plate.z;
  s.metal = 0.35;
  s.glow = vec3(0.0);
  if (bare) {
    s.albedo = mix(vec3(0.30, 0.20, 0.10), vec3(0.2), small.z);
    s.metal = 0.1;
    // Work lamps along the scaffold.
    vec2 l = vec2(mod(arc, 0.58) - 0.29, mod(p.y + 0.28, 0.56) - 0.28);
    float lamp = exp(-dot(l, l) * 260.0) * step(0.55, hash1(ivec2(floor(vec2(arc / 0.58, (p.y + 0.28) / 0.56))), 21));
    s.glow = LAMP * lamp * 5.0;
    return s;
  }
  if (onRing) {
    float inner = smoothstep(0.2, 0.6, -out_);
    float awake = mix(0.34, 0.62, inner);
    vec2 cell = vec2(0.034, 0.040);
    if (abs(up) < 0.7) s.glow = windows(uv, cell, awake, sector * 3) * (1.0 - plate.y) * mix(1.6, 2.2, inner);
    // Bright concourse that runs around the outer face.
    float band = smoothstep(0.026, 0.018, abs(p.y - 0.12)) * step(0.5, out_) * step(0.30, hash1(ivec2(floor(arc * 6.0), 3), 11));
    s.glow += LAMP * band * 1.1;
    float edge = smoothstep(0.03, 0.0, abs(abs(z) - ARC * 0.5 + 0.10)) * step(0.97, fract(p.y * 2.6 + 0.1)) * step(0.4, abs(out_));
    s.glow += (hash1(sector, 17) > 0.6 ? CYAN : AMBER) * edge * 6.0;
  } else if (r > 1.6 && abs(p.y) < 0.5) {
    s.glow = windows(vec2(r, p.y + abs(p.z) * 0.5), vec2(0.05, 0.05), 0.35, 77) * 1.6;
  } else if (abs(up) < 0.6) {
    s.glow = windows(uv, vec2(0.05, 0.055), abs(p.y) < 2.8 ? 0.55 : 0.3, 78) * 2.0;
    s.glow += LAMP * smoothstep(0.03, 0.02, abs(p.y - 0.35)) * step(r, 1.45) * step(1.2, r) * 1.2;
    if (p.y < -3.0 && p.y > -4.8 && r > 0.5) { s.glow = vec3(0.0); s.albedo = vec3(0.05) + 0.05 * step(0.1, fract(r * 5.0)); s.rough = 0.3; }
  }
  return s;
}

// A video has two layers: the world, drawn once, and everything that moves on top of it.
vec3 render(vec2 pixel) {
  despin = rot(uTime * TAU / 6.0);
  vec3 d = cameraRay(pixel, vec3(0), AIM, 0.0, FOCAL);
#ifdef MOVING
  vec3 c = vec3(0);
#else
  float t;
  vec3 c = worldBelow(vec3(0, GROUND + ALTITUDE, 0), d, normalize(SUN), 14.0, dither(pixel), sky(d), t);
#endif
#ifndef RESTING
  mat3 frame = stationFrame();
  vec3 o = transpose(frame) * -center(), l = transpose(frame) * d;
  vec2 bound = sphereHit(o, l, 11.6);
  if (bound.x < bound.y && bound.y > 0.0) {
    float fine = pixelAngle(FOCAL);
    float s = march(o, l, max(bound.x, 0.5), bound.y, fine, 170);
    if (s > 0.0) {
      vec3 p = o + l * s;
      vec3 n = normalAt(p, fine * s * 0.8);
      Surface m = surfaceAt(p, n, fine * s);
      vec3 key = transpose(frame) * normalize(KEY);
      vec3 down = transpose(frame) * vec3(0, -1, 0);
      vec3 lit = vec3(0);
      if (dot(n, key) > 0.0) lit = shine(m, n, -l, key, vec3(1.0, 0.80, 0.58) * 8.5 * shadow(p + n * 0.012, key, 0.02, 14.0, 60.0, 44));
      float open = occlusion(p, n, 0.5);
      float below = 0.5 + 0.5 * dot(n, down);
      vec3 east = transpose(frame) * normalize(vec3(1, -0.5, -0.5));
      lit += m.albedo * open * (vec3(0.034, 0.058, 0.095) * below * below + vec3(0.007, 0.011, 0.019) + vec3(0.12, 0.13, 0.16) * pow(max(dot(n, east), 0.0), 2.0));
      c = lit + m.glow * (0.5 + 0.5 * open);
      reach = onHub(p) ? -s : s;
    }
  }
#endif
  return c;
}
