float blend(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }

// Somebody in a suit, standing at the origin, facing +z. 0.18 units tall: 1.8 m where a unit is ten meters.
float figure(vec3 q) {
  float far = length(q - vec3(0, 0.09, 0)) - 0.12;
  if (far > 0.1) return far;
  vec3 m = vec3(abs(q.x), q.yz);
  // Weight on one leg: the hips tip and one knee gives.
  float side = sign(q.x), step_ = side * 0.007;
  float d = rod(q, vec3(0, 0.098, 0.001), vec3(0, 0.132, -0.001), 0.0155);
  d = blend(d, rod(m, vec3(0, 0.138, 0), vec3(0.016, 0.139, -0.001), 0.0105), 0.012);
  d = blend(d, rod(m, vec3(0.008, 0.092, 0), vec3(0.0115, 0.050, 0.004 + step_), 0.0105), 0.010);
  d = blend(d, rod(m, vec3(0.0115, 0.050, 0.004 + step_), vec3(0.014, 0.010, step_ - 0.001), 0.0078), 0.006);
  d = blend(d, rod(m, vec3(0.014, 0.006, step_ - 0.002), vec3(0.015, 0.005, step_ + 0.012), 0.0055), 0.006);
  d = blend(d, rod(m, vec3(0.022, 0.138, 0), vec3(0.0265, 0.112, -0.003), 0.0072), 0.008);
  d = blend(d, rod(m, vec3(0.0265, 0.112, -0.003), vec3(0.0235, 0.090, 0.007), 0.0060), 0.006);
  d = blend(d, length(q - vec3(0, 0.151, 0.001)) - 0.0075, 0.008);
  d = min(d, length((q - vec3(0, 0.1675, 0.002)) * vec3(1.06, 0.94, 1.0)) - 0.0122);
  d = min(d, chamferBox(q - vec3(0, 0.126, -0.0205), vec3(0.0135, 0.0195, 0.0075), 0.005));
  d = min(d, rod(q, vec3(-0.009, 0.112, -0.026), vec3(0.009, 0.112, -0.026), 0.0035));
  return d;
}
