// Stars: cells on the faces of a cube around the eye, one star at the most in each.
vec3 starLayer(vec3 d, float cells, float share, int salt) {
  vec3 a = abs(d);
  int face; vec2 uv;
  if (a.x > a.y && a.x > a.z) { face = d.x > 0.0 ? 0 : 1; uv = d.yz / a.x; }
  else if (a.y > a.z) { face = d.y > 0.0 ? 2 : 3; uv = d.xz / a.y; }
  else { face = d.z > 0.0 ? 4 : 5; uv = d.xy / a.z; }
  vec2 g = uv * cells;
  ivec2 c = ivec2(floor(g));
  vec3 h = hash3(ivec3(c, face * 16 + salt));
  if (h.z > share) return vec3(0.0);
  vec2 off = fract(g) - (0.25 + 0.5 * h.xy);
  float r = length(off) * 2.0 / cells * 900.0;
  float mag = pow(h.z / share, 7.0);
  vec3 tint = mix(vec3(0.72, 0.83, 1.0), vec3(1.0, 0.86, 0.7), fract(h.x * 13.7));
  return tint * (0.02 + 1.5 * mag) * exp(-r * r * 0.9);
}
vec3 sky(vec3 d) {
  float band = exp(-pow(dot(d, normalize(vec3(0.35, 0.9, 0.28))), 2.0) * 9.0);
  float dust = fbm(d * 3.0 + 4.0, 5);
  vec3 milk = vec3(0.010, 0.014, 0.021) * band * smoothstep(0.25, 0.75, dust) * 1.4;
  vec3 base = vec3(0.0065, 0.0098, 0.0165);
  return base + milk + starLayer(d, 130.0, 0.06, 1) * 0.8 + starLayer(d, 300.0, 0.05 + 0.22 * band, 2) * 0.22;
}
