import { chromium, type Browser, type Page } from '@playwright/test';
import { installedChromium } from '#scripts/installedChromium';

const TILE = 256;

/** An image in linear light: red, green and blue per pixel, row by row from the top. */
export interface LightField {
  width: number;
  height: number;
  light: Float32Array;
}

/** Light, and the distance of moving objects; see `reach` in `scenes/lib/frame.glsl`. */
export interface DeepField extends LightField {
  reach: Float32Array;
}

export interface Exposure {
  width: number;
  height: number;
  /** Samples per pixel. */
  samples: number;
  seed: number;
  /** Position in the loop of a moving scene, from 0 to 1. */
  time: number;
  /** Index of the first sample. Frames that share their samples start at different indices. */
  first?: number;
}

/** Position of a sample in its pixel (right, up): the R2 sequence, which is evenly distributed for any count. */
export const jitterOf = (sample: number): readonly [x: number, y: number] => [
  ((0.5 + sample * 0.7548776662) % 1) - 0.5,
  ((0.5 + sample * 0.569840291) % 1) - 0.5,
];

/** Renders fragment shaders in headless Chromium, in software so that every machine produces the same image. */
export class Camera {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async open(): Promise<Camera> {
    const executablePath = installedChromium();
    const browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-gpu-watchdog',
      ],
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    // tsx wraps named functions in a helper that the page does not have.
    await page.evaluate('globalThis.__name = (f) => f');
    return new Camera(browser, page);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  /** @throws Error with the compiler's log if the shader does not compile */
  async load(fragment: string): Promise<void> {
    await this.page.evaluate(
      ({ source, tile }) => {
        const canvas = document.createElement('canvas');
        const gl = canvas.getContext('webgl2');
        if (!gl?.getExtension('EXT_color_buffer_float') || !gl.getExtension('EXT_float_blend'))
          throw new Error('this browser cannot add up light in floating point');
        const program = gl.createProgram();
        const stages = [
          [
            gl.VERTEX_SHADER,
            '#version 300 es\nin vec2 at; void main() { gl_Position = vec4(at, 0.0, 1.0); }',
          ],
          [gl.FRAGMENT_SHADER, source],
        ] as const;
        for (const [kind, text] of stages) {
          const shader = gl.createShader(kind);
          if (!shader) throw new Error('no shader');
          gl.shaderSource(shader, text);
          gl.compileShader(shader);
          if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
            throw new Error(gl.getShaderInfoLog(shader) ?? 'the shader does not compile');
          gl.attachShader(program, shader);
        }
        gl.linkProgram(program);
        if (!gl.getProgramParameter(program, gl.LINK_STATUS))
          throw new Error(gl.getProgramInfoLog(program) ?? 'no link');
        gl.useProgram(program);
        gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
        gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
        const at = gl.getAttribLocation(program, 'at');
        gl.enableVertexAttribArray(at);
        gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);
        gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
        gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, tile, tile);
        gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
        gl.framebufferTexture2D(
          gl.FRAMEBUFFER,
          gl.COLOR_ATTACHMENT0,
          gl.TEXTURE_2D,
          gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture,
          0,
        );
        gl.viewport(0, 0, tile, tile);
        gl.enable(gl.BLEND);
        gl.blendFunc(gl.ONE, gl.ONE);
        Object.assign(window, { gl, program });
      },
      { source: fragment, tile: TILE },
    );
  }

  async expose(exposure: Exposure, progress: (share: number) => void): Promise<DeepField> {
    const { width, height } = exposure;
    const light = new Float32Array(width * height * 3);
    const reach = new Float32Array(width * height);
    const columns = Math.ceil(width / TILE);
    const rows = Math.ceil(height / TILE);
    for (let n = 0; n < columns * rows; n++) {
      const x0 = (n % columns) * TILE;
      const y0 = Math.floor(n / columns) * TILE;
      const tile = await this.tile(exposure, x0, y0);
      for (let y = 0; y < Math.min(TILE, height - y0); y++) {
        for (let x = 0; x < Math.min(TILE, width - x0); x++) {
          const from = (y * TILE + x) * 4;
          // WebGL counts rows from the bottom.
          const to = (height - 1 - y0 - y) * width + x0 + x;
          for (let c = 0; c < 3; c++) light[to * 3 + c] = (tile[from + c] ?? 0) / exposure.samples;
          reach[to] = (tile[from + 3] ?? 0) / exposure.samples;
        }
      }
      progress((n + 1) / (columns * rows));
    }
    return { width, height, light, reach };
  }

  private async tile(exposure: Exposure, x0: number, y0: number): Promise<Float32Array> {
    const first = exposure.first ?? 0;
    const samples = Array.from({ length: exposure.samples }, (_, i) => [first + i, ...jitterOf(first + i)]);
    const base64 = await this.page.evaluate(
      async ({ exposure: e, samples: taken, x, y, tile }) => {
        const { gl, program } = window as unknown as { gl: WebGL2RenderingContext; program: WebGLProgram };
        gl.clearColor(0, 0, 0, 0);
        gl.clear(gl.COLOR_BUFFER_BIT);
        gl.uniform2f(gl.getUniformLocation(program, 'uResolution'), e.width, e.height);
        gl.uniform2f(gl.getUniformLocation(program, 'uOrigin'), x, y);
        gl.uniform1f(gl.getUniformLocation(program, 'uTime'), e.time);
        gl.uniform1ui(gl.getUniformLocation(program, 'uSeed'), e.seed);
        const jitter = gl.getUniformLocation(program, 'uJitter');
        const sample = gl.getUniformLocation(program, 'uSample');
        for (const [number = 0, right = 0, up = 0] of taken) {
          gl.uniform2f(jitter, right, up);
          gl.uniform1i(sample, number);
          gl.drawArrays(gl.TRIANGLES, 0, 3);
          gl.finish();
        }
        const pixels = new Float32Array(tile * tile * 4);
        gl.readPixels(0, 0, tile, tile, gl.RGBA, gl.FLOAT, pixels);
        return new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
          reader.readAsDataURL(new Blob([pixels]));
        });
      },
      { exposure, samples, x: x0, y: y0, tile: TILE },
    );
    const bytes = Buffer.from(base64, 'base64');
    return new Float32Array(new Uint8Array(bytes).buffer);
  }
}
