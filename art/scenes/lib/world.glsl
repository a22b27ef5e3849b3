// The ground under the air, for planet.glsl: seas, land, cloud and, at night, towns. Kilometers.
const float GROUND = 6360.0;
const float AIR_TOP = 6450.0;

float cloudAt(vec3 n, int octaves) {
  vec3 p = n * 9.0;
  vec3 w = vec3(fbm(p * 0.9 + 3.1, 4), fbm(p * 0.9 + 11.7, 4), fbm(p * 0.9 + 23.3, 4)) - 0.5;
  float swirl = fbm(p * vec3(1.0, 1.5, 1.0) + w * 3.2, octaves);
  float cells = fbm(n * 110.0 + w * 9.0, max(octaves - 4, 2));
  float c = swirl + (cells - 0.5) * 0.42;
  return 0.85 * smoothstep(0.44, 0.74, c) + 0.15 * smoothstep(0.40, 0.55, c);
}
vec3 townLights(vec3 n, float land) {
  float county = smoothstep(0.40, 0.66, fbm(n * 11.0 + 40.0, 4)) * land;
  vec3 sum = vec3(0.0);
  float roads = ridges(n * 46.0, 3);
  float along = smoothstep(0.66, 0.84, roads);
  for (int k = 0; k < 3; k++) {
    float f = k == 0 ? 560.0 : k == 1 ? 1300.0 : 2900.0;
    vec3 g = n * f; ivec3 c = ivec3(floor(g));
    vec3 h = hash3(c + k * 91);
    float share = (k == 0 ? 0.16 : 0.30) * (0.25 * county + 0.9 * county * along) + 0.004 * land;
    if (h.x < share) {
      vec3 off = fract(g) - 0.3 - 0.4 * h;
      float d = length(off);
      sum += mix(AMBER, LAMP, h.y) * exp(-d * d * 26.0) * (0.15 + 1.6 * pow(h.z, 4.0)) * (k == 0 ? 1.6 : 1.0);
    }
  }
  return sum + AMBER * 0.035 * county * along;
}
// Light that leaves the ground at p toward the eye, before the air dims it.
vec3 groundLight(vec3 p, vec3 v, vec3 sun, float sunPower, int octaves) {
  vec3 n = normalize(p);
  float height = fbm(n * 4.3 + 5.2, 8);
  float land = smoothstep(0.452, 0.460, height);
  float mu = dot(n, sun);
  vec3 lightIn = absorbed(opticalToSun(n * (GROUND + 4.0), sun, GROUND, AIR_TOP)) * sunPower * smoothstep(-0.03, 0.02, mu);
  vec3 soil = mix(vec3(0.07, 0.06, 0.045), vec3(0.16, 0.12, 0.085), fbm(n * 24.0, 4)) * (0.6 + 0.8 * height);
  vec3 sea = vec3(0.006, 0.013, 0.022);
  vec3 albedo = mix(sea, soil, land);
  vec3 c = albedo / PI * max(mu, 0.0) * lightIn;
  vec3 h = normalize(sun + v);
  c += (1.0 - land) * pow(max(dot(n, h), 0.0), 90.0) * lightIn * 0.25;
  float cover = cloudAt(n, octaves);
  // Cloud tops shade each other: the lower the sun, the longer the shade.
  vec3 side = normalize(sun - n * mu);
  float reach = 0.0016 / max(mu + 0.12, 0.12);
  float shade = 0.0;
  for (int i = 1; i <= 3; i++) shade += max(cloudAt(normalize(n + side * reach * float(i)), octaves - 1) - cover * 0.9, 0.0);
  float relief = exp(-shade * 2.4);
  float top = max(mu + 0.02, 0.0);
  vec3 cloud = vec3(1.5) / PI * (top * relief + 0.012) * lightIn;
  vec3 lamps = townLights(n, land) * smoothstep(0.08, -0.06, mu);
  c = mix(c * mix(1.0, 0.45, shade * 0.3) + lamps * 0.9, cloud + lamps * 0.12, cover);
  return c + vec3(0.0030, 0.0046, 0.0080) * (0.3 + cover);
}
vec3 worldBelow(vec3 eye, vec3 d, vec3 sun, float sunPower, float jitter, vec3 behind, out float hitT) {
  vec2 hit = sphereHit(eye, d, GROUND);
  hitT = hit.x > 0.0 && hit.x < hit.y ? hit.x : -1.0;
  vec3 through;
  vec3 air = scatter(eye, d, sun, GROUND, AIR_TOP, hitT > 0.0 ? hitT : 1e8, jitter, through);
  vec3 ground = hitT > 0.0 ? groundLight(eye + d * hitT, -d, sun, sunPower, 9) : behind;
  // Haze that a lens with a filter would cut: less of it in front of the ground than at the limb.
  return ground * through + air * sunPower * (hitT > 0.0 ? 0.5 : 1.0);
}
