import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INCLUDE = /^#include "([^"]+)"$/gm;

/** Reads a fragment shader and replaces its `#include "lib/…"` lines. Each chunk is included once. */
export function readShader(path: string, defines: readonly string[] = []): string {
  const seen = new Set<string>();
  const expand = (file: string): string =>
    readFileSync(file, 'utf8').replace(INCLUDE, (_line, chunk: string) => {
      const target = join(dirname(file), chunk);
      if (seen.has(target)) return '';
      seen.add(target);
      return expand(target);
    });
  const source = expand(path);
  // `#version` must remain the first line, so the definitions follow it.
  return source.replace(
    '#version 300 es',
    ['#version 300 es', ...defines.map((d) => `#define ${d}`)].join('\n'),
  );
}
