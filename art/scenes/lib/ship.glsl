// A light freighter, nose toward +z, 3 units long on its legs: thirty meters where a unit is ten.
float ship(vec3 q) {
  float near = length(q) - 2.6;
  if (near > 0.5) return near;
  vec3 m = vec3(abs(q.x), q.yz);
  float taper = mix(0.55, 1.0, smoothstep(1.6, -0.2, q.z));
  float d = extrude(chamfer2(q.xy, vec2(0.46, 0.30) * taper, 0.15), abs(q.z) - 1.5) * 0.9;
  d = min(d, chamferBox(q - vec3(0, 0.26, 0.75), vec3(0.24, 0.15, 0.42), 0.12));
  d = min(d, chamferBox(m - vec3(0.72, 0.05, -0.6), vec3(0.20, 0.24, 0.72), 0.10));
  d = min(d, box3(m - vec3(0.5, 0.08, -0.5), vec3(0.25, 0.04, 0.35)));
  d = min(d, box3(vec3(m.x - 0.72, q.y - 0.42, q.z + 1.0), vec3(0.02, 0.22, 0.22)));
  d = min(d, extrude(abs(length(m.xy - vec2(0.72, 0.05)) - 0.15) - 0.02, abs(q.z + 1.4) - 0.12));
  d = min(d, rod(m, vec3(0.40, -0.2, 0.7), vec3(0.52, -0.60, 0.75), 0.03));
  d = min(d, rod(m, vec3(0.62, -0.1, -0.7), vec3(0.74, -0.60, -0.75), 0.035));
  d = min(d, box3(vec3(m.x - 0.63, q.y + 0.60, abs(q.z) - 0.75), vec3(0.12, 0.02, 0.10)));
  return d;
}
Surface shipSurface(vec3 q, vec3 m, float fine) {
  Surface s;
  vec2 uv = abs(m.y) > 0.6 ? q.xz : abs(m.x) > 0.6 ? q.zy : q.xy;
  vec3 plate = plating(uv, 0.28, 9, fine * 0.6);
  s.albedo = vec3(0.33, 0.325, 0.31) * plate.x * (1.0 - 0.5 * plate.y);
  s.rough = min(0.34 + 0.3 * plate.z, 0.4);
  s.metal = 0.25;
  s.glow = vec3(0);
  if (abs(q.z + 0.25) < 0.07) s.albedo = vec3(0.36, 0.165, 0.05);
  if (q.y > 0.28 && q.z > 0.82 && abs(m.y) < 0.95) { s.albedo = vec3(0.02); s.rough = 0.12; s.glow = LAMP * 0.20; }
  // Intakes, and a bow scorched by many descents.
  if (abs(q.z - 0.12) < 0.03 && length(vec2(abs(q.x) - 0.72, q.y - 0.05)) < 0.155) s.albedo = vec3(0.012);
  s.albedo *= mix(1.0, 0.35, smoothstep(0.9, 1.5, q.z + 0.3 * noise(q * 5.0)));
  if (q.z < -1.35) s.glow = AMBER * 1.2 * step(length(vec2(abs(q.x) - 0.72, q.y - 0.05)), 0.14);
  return s;
}
