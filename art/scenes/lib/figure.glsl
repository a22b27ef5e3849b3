// Somebody in a suit, standing at the origin, facing +z. 0.18 units tall: 1.8 m where a unit is ten metres.
float figure(vec3 q) {
  float far = length(q - vec3(0, 0.09, 0)) - 0.14;
  if (far > 0.3) return far;
  vec3 m = vec3(abs(q.x), q.yz);
  float d = rod(q, vec3(0, 0.10, 0), vec3(0, 0.135, 0), 0.024);
  d = min(d, length((q - vec3(0, 0.170, 0.002)) * vec3(1.1, 0.95, 1.0)) - 0.0125);
  d = min(d, chamferBox(q - vec3(0, 0.128, -0.026), vec3(0.019, 0.026, 0.011), 0.005));
  d = min(d, rod(m, vec3(0.012, 0.09, 0), vec3(0.017, 0.006, 0.002), 0.0105));
  d = min(d, rod(m, vec3(0.028, 0.146, 0), vec3(0.038, 0.085, 0.008), 0.0080));
  return d;
}
