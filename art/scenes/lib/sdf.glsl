mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, s, -s, c); }
float box2(vec2 p, vec2 b) { vec2 d = abs(p) - b; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0); }
float box3(vec3 p, vec3 b) { vec3 d = abs(p) - b; return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0); }
// A rectangle with its corners cut at 45 degrees: the basic shape of everything built.
float chamfer2(vec2 p, vec2 b, float c) {
  p = abs(p);
  return max(box2(p, b), (p.x + p.y - b.x - b.y + c) * 0.70710678);
}
float extrude(float d, float h) { return min(max(d, h), 0.0) + length(max(vec2(d, h), 0.0)); }
float chamferBox(vec3 p, vec3 b, float c) { return extrude(chamfer2(p.xy, b.xy, c), abs(p.z) - b.z); }
float drum(vec3 p, float r, float h) { return box2(vec2(length(p.xz), p.y), vec2(r, h)); }
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float repeatAt(float x, float period, out int cell) {
  float c = floor(x / period + 0.5); cell = int(c); return x - c * period;
}
float repeatIn(float x, float period, int lo, int hi, out int cell) {
  float c = clamp(floor(x / period + 0.5), float(lo), float(hi)); cell = int(c); return x - c * period;
}
// Boxes of hashed size standing on the plane z = 0 of (u, v, z), one per cell. They stay clear of the cell's
// border and never report more than the distance to that border, so that the marcher cannot skip one.
float greebles(vec3 p, vec2 cell, float tall, float share, int salt) {
  vec2 c = floor(p.xy / cell + 0.5);
  vec2 l = p.xy - c * cell;
  vec3 h = hash3(ivec2(c), salt);
  vec2 border = 0.5 * cell - abs(l);
  float out_ = max(min(border.x, border.y), 0.0) + 0.12 * min(cell.x, cell.y);
  if (p.z > tall) return max(p.z - tall, 0.0) + 0.10 * min(cell.x, cell.y);
  if (h.z > share) return out_;
  vec2 half_ = cell * (0.14 + 0.28 * h.xy);
  float height = tall * (0.15 + 0.85 * fract(h.x * 7.13 + h.z * 3.7));
  return min(box3(vec3(l + (h.yx - 0.5) * cell * 0.12, p.z), vec3(half_, height)), out_);
}
// A lattice girder along x with a square section of half width w.
float girder(vec3 p, float w, float bar, float halfLength) {
  vec3 q = vec3(p.x, abs(p.y), abs(p.z));
  float rails = length(q.yz - w) - bar;
  float s = mod(p.x, 2.0 * w) - w;
  float s2 = abs(s);
  float lattice = min(
    max(abs(q.z - w) - bar * 0.6, abs(s2 - (p.y + w) * 0.5) * 0.894 - bar * 0.6),
    max(abs(q.y - w) - bar * 0.6, abs(s2 - (p.z + w) * 0.5) * 0.894 - bar * 0.6));
  lattice = max(lattice, max(q.y, q.z) - w);
  return max(min(rails, lattice), abs(p.x) - halfLength);
}
