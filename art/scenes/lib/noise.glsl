const float PI = 3.14159265359;
const float TAU = 6.28318530718;

// PCG (Jarzynski and Olano 2020): even in every bit, so that neighboring cells never look alike.
uvec3 pcg3(uvec3 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  v ^= v >> 16u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  return v;
}
vec3 hash3(ivec3 c) { return vec3(pcg3(uvec3(c) + uSeed)) * (1.0 / 4294967296.0); }
vec3 hash3(ivec2 c, int salt) { return hash3(ivec3(c, salt)); }
float hash1(ivec2 c, int salt) { return hash3(ivec3(c, salt)).x; }
float hash1(int c, int salt) { return hash3(ivec3(c, salt, 7)).x; }

uint mix1(uint x) { x ^= x >> 16u; x *= 0x7feb352du; x ^= x >> 15u; return x; }
float lattice(ivec3 c) {
  uint h = uint(c.x) * 0x8da6b343u + uint(c.y) * 0xd8163841u + uint(c.z) * 0xcb1ab31fu + uSeed;
  return float(mix1(h) & 0xffffffu) * (1.0 / 16777216.0);
}
float noise(vec3 p) {
  vec3 f = floor(p); ivec3 i = ivec3(f); f = p - f;
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec4 a = vec4(lattice(i), lattice(i + ivec3(1, 0, 0)), lattice(i + ivec3(0, 1, 0)), lattice(i + ivec3(1, 1, 0)));
  vec4 b = vec4(lattice(i + ivec3(0, 0, 1)), lattice(i + ivec3(1, 0, 1)), lattice(i + ivec3(0, 1, 1)), lattice(i + ivec3(1, 1, 1)));
  vec4 z = mix(a, b, f.z);
  vec2 y = mix(z.xy, z.zw, f.y);
  return mix(y.x, y.y, f.x);
}
const mat3 TURN = mat3(0.00, 0.80, 0.60, -0.80, 0.36, -0.48, -0.60, -0.48, 0.64);
float fbm(vec3 p, int octaves) {
  float sum = 0.0, amp = 0.5;
  for (int i = 0; i < octaves; i++) { sum += amp * noise(p); p = TURN * p * 2.03 + 17.3; amp *= 0.5; }
  return sum;
}
// Ridged: creases and crests instead of blobs.
float ridges(vec3 p, int octaves) {
  float sum = 0.0, amp = 0.5;
  for (int i = 0; i < octaves; i++) { sum += amp * (1.0 - abs(2.0 * noise(p) - 1.0)); p = TURN * p * 2.07 + 9.1; amp *= 0.5; }
  return sum;
}
// Different for each sample of each pixel: for steps inside haze, where a pattern would show as bands.
float dither(vec2 pixel) { return hash3(ivec3(ivec2(pixel), uSample + 31)).x; }
