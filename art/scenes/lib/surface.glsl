struct Surface { vec3 albedo; float rough; float metal; vec3 glow; };

const vec3 AMBER = vec3(1.0, 0.52, 0.16);
const vec3 CYAN = vec3(0.25, 0.85, 1.0);
const vec3 LAMP = vec3(1.0, 0.80, 0.55);

vec3 shine(Surface s, vec3 n, vec3 v, vec3 l, vec3 light) {
  float nl = max(dot(n, l), 0.0);
  if (nl <= 0.0) return vec3(0.0);
  vec3 h = normalize(l + v);
  float nh = max(dot(n, h), 0.0), nv = max(dot(n, v), 0.02), vh = max(dot(v, h), 0.0);
  float a = s.rough * s.rough, a2 = a * a;
  float d = nh * nh * (a2 - 1.0) + 1.0;
  float ggx = a2 / (PI * d * d);
  float k = (s.rough + 1.0) * (s.rough + 1.0) / 8.0;
  float g = 1.0 / ((nl * (1.0 - k) + k) * (nv * (1.0 - k) + k) * 4.0);
  vec3 f0 = mix(vec3(0.04), s.albedo, s.metal);
  vec3 f = f0 + (1.0 - f0) * pow(1.0 - vh, 5.0);
  return ((1.0 - f) * (1.0 - s.metal) * s.albedo / PI + ggx * g * f) * nl * light;
}

// Plating: two sizes of sheet, some joined, each a little different. x: tone, y: seam 0..1, z: id.
vec3 plating(vec2 uv, float size, int salt, float fine) {
  vec2 big = uv / size;
  ivec2 c = ivec2(floor(big));
  vec3 h = hash3(c, salt);
  vec2 parts = h.x < 0.35 ? vec2(1.0, 2.0) : h.x < 0.6 ? vec2(3.0, 1.0) : h.x < 0.85 ? vec2(2.0, 3.0) : vec2(4.0, 4.0);
  vec2 f = fract(big) * parts;
  ivec2 s = ivec2(floor(f));
  vec3 h2 = hash3(c * 8 + s, salt + 1);
  vec2 e = min(fract(f), 1.0 - fract(f)) / parts * size;
  vec2 e2 = min(fract(big), 1.0 - fract(big)) * size;
  float w = size * 0.012 + fine;
  float seam = 1.0 - smoothstep(w * 0.3, w, min(e.x, e.y));
  seam = max(seam * 0.6, 1.0 - smoothstep(w * 0.5, w * 1.8, min(e2.x, e2.y)));
  float tone = 0.86 + 0.14 * h2.x + 0.14 * (h.y - 0.5);
  if (h2.y > 0.93) tone *= 0.6;
  return vec3(tone, seam, h2.z);
}

// Lit windows in storeys: whole decks sleep, others are awake, and no two lamps are quite alike.
vec3 windows(vec2 uv, vec2 cell, float awake, int salt) {
  vec2 g = uv / cell;
  ivec2 c = ivec2(floor(g));
  vec3 h = hash3(c, salt);
  vec3 block = hash3(ivec2(c.x >> 4, c.y >> 2), salt + 3);
  vec3 deck = hash3(ivec2(c.x >> 3, c.y), salt + 5);
  float on = step(block.x, awake) * step(deck.x, 0.62) * step(h.x, 0.72);
  vec2 f = fract(g);
  float pane = smoothstep(0.12, 0.2, f.x) * smoothstep(0.88, 0.8, f.x) * smoothstep(0.3, 0.38, f.y) * smoothstep(0.75, 0.67, f.y);
  vec3 tint = block.y < 0.80 ? mix(LAMP, AMBER, deck.y * 0.7) : block.y < 0.95 ? vec3(0.85, 0.92, 1.0) : CYAN;
  return tint * on * pane * (0.25 + 1.1 * h.y * h.y);
}
