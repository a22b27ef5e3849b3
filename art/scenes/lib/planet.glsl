// A world with air, in kilometers. Single scattering (Nishita 1993): Rayleigh, Mie and ozone, sphere to sphere.
const vec3 RAYLEIGH = vec3(5.8e-3, 13.5e-3, 33.1e-3);
const float MIE = 4.0e-3;
const vec3 OZONE = vec3(0.55e-3, 0.75e-3, 0.06e-3);

vec2 sphereHit(vec3 o, vec3 d, float r) {
  float b = dot(o, d), c = dot(o, o) - r * r, h = b * b - c;
  if (h < 0.0) return vec2(1e9, -1e9);
  h = sqrt(h);
  return vec2(-b - h, -b + h);
}
vec3 densityAt(float altitude) {
  return vec3(exp(-altitude / 8.5), exp(-altitude / 1.6), max(0.0, 1.0 - abs(altitude - 25.0) / 15.0));
}
vec3 opticalToSun(vec3 p, vec3 sun, float ground, float top) {
  float far = sphereHit(p, sun, top).y;
  float dt = far / 7.0;
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 7; i++) sum += densityAt(max(length(p + sun * dt * (float(i) + 0.5)) - ground, 0.0)) * dt;
  return sum;
}
vec3 absorbed(vec3 optical) { return exp(-(RAYLEIGH * optical.x + MIE * 1.1 * optical.y + OZONE * optical.z)); }

// Light that the air adds between near and far, and how much remains of the light behind it.
vec3 scatter(vec3 o, vec3 d, vec3 sun, float ground, float top, float limit, float jitter, out vec3 through) {
  vec2 air = sphereHit(o, d, top);
  float near = max(air.x, 0.0), far = min(air.y, limit);
  through = vec3(1.0);
  if (far <= near) return vec3(0.0);
  const int STEPS = 18;
  float dt = (far - near) / float(STEPS);
  float mu = dot(d, sun), g = 0.76;
  float phaseR = 0.0597 * (1.0 + mu * mu);
  float phaseM = 0.1194 * (1.0 - g * g) * (1.0 + mu * mu) / ((2.0 + g * g) * pow(1.0 + g * g - 2.0 * g * mu, 1.5));
  vec3 optical = vec3(0.0), sumR = vec3(0.0), sumM = vec3(0.0);
  for (int i = 0; i < STEPS; i++) {
    vec3 p = o + d * (near + dt * (float(i) + jitter));
    vec3 rho = densityAt(max(length(p) - ground, 0.0)) * dt;
    optical += rho;
    vec2 hit = sphereHit(p, sun, ground);
    if (hit.y > 0.0 && hit.x < hit.y) continue;
    vec3 t = absorbed(optical + opticalToSun(p, sun, ground, top));
    sumR += t * rho.x;
    sumM += t * rho.y;
  }
  through = absorbed(optical);
  return sumR * RAYLEIGH * phaseR + sumM * MIE * phaseM;
}
