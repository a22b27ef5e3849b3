// Scenes define map(): distance to the nearest thing built, in scene units.
float map(vec3 p);

float march(vec3 eye, vec3 dir, float near, float far, float fine, int steps) {
  float t = near, d = 0.0;
  for (int i = 0; i < steps; i++) {
    d = map(eye + dir * t);
    if (d < fine * t * 0.5) return t;
    t += d * 0.9;
    if (t > far) return -1.0;
  }
  return d < fine * t * 6.0 ? t : -1.0;
}
vec3 normalAt(vec3 p, float e) {
  vec3 n = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    vec3 k = 0.5773 * (2.0 * vec3(((i + 3) >> 1) & 1, (i >> 1) & 1, i & 1) - 1.0);
    n += k * map(p + k * e);
  }
  return normalize(n);
}
float shadow(vec3 p, vec3 toLight, float near, float far, float soft, int steps) {
  float t = near, lit = 1.0;
  for (int i = 0; i < steps; i++) {
    float d = map(p + toLight * t);
    lit = min(lit, 0.5 + 0.5 * soft * d / t);
    if (lit < 0.02) return 0.0;
    t += clamp(d * 0.95, near, far * 0.12);
    if (t > far) break;
  }
  lit = clamp(lit, 0.0, 1.0);
  return lit * lit * (3.0 - 2.0 * lit);
}
float occlusion(vec3 p, vec3 n, float reach) {
  float open = 0.0, weight = 1.0, total = 0.0;
  for (int i = 1; i <= 4; i++) {
    float h = reach * float(i * i) / 16.0;
    open += weight * clamp(map(p + n * h) / h, 0.0, 1.0);
    total += weight;
    weight *= 0.75;
  }
  return open / total;
}
