#version 300 es
precision highp float;
precision highp int;

uniform vec2 uResolution; // whole picture, pixels
uniform vec2 uOrigin;     // this tile's lower left corner, pixels
uniform vec2 uJitter;     // sub-pixel offset of this sample, -0.5..0.5
uniform float uTime;      // 0..1 around the loop
uniform uint uSeed;
uniform int uSample;
out vec4 oColor;

// Distance to the moving object that was hit: negative if it stands still after all, 0 if there is none. A video
// needs it to carry light from one frame to the next; stills do not use it.
float reach = 0.0;
vec3 render(vec2 pixel);

void main() {
  vec3 light = render(gl_FragCoord.xy + uOrigin + uJitter);
  // One lost sample must not blacken a pixel, nor one hot sample whiten it.
  light = clamp(light, 0.0, 60.0);
  if (any(isnan(light))) light = vec3(0.0);
  oColor = vec4(light, reach);
}

// Horizontal field of view is given by focal length: 1.0 spans the half width.
vec3 cameraRay(vec2 pixel, vec3 eye, vec3 target, float roll, float focal) {
  vec2 uv = (2.0 * pixel - uResolution) / uResolution.x;
  vec3 f = normalize(target - eye);
  vec3 r = normalize(cross(f, vec3(sin(roll), cos(roll), 0.0)));
  vec3 u = cross(r, f);
  return normalize(uv.x * r + uv.y * u + focal * f);
}

// Angle that one pixel spans, radians: sets how fine the marcher must look.
float pixelAngle(float focal) {
  return 2.0 / (uResolution.x * focal);
}
