import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

interface Line {
  /** SVG path data; the baseline is at 0. */
  readonly path: string;
  readonly width: number;
}

/** Converts text to outlines, so that a machine without fonts draws it identically. */
export class TextOutliner {
  private readonly font: Font;

  constructor(file: string) {
    this.font = create(readFileSync(file)) as Font;
  }

  line(text: string, size: number): Line {
    const scale = size / this.font.unitsPerEm;
    const { glyphs, positions } = this.font.layout(text);
    let at = 0;
    const paths = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const path = glyph.path
        .scale(scale, -scale)
        .translate((at + xOffset) * scale, 0)
        .toSVG();
      at += xAdvance;
      return path;
    });
    return { path: paths.join(''), width: at * scale };
  }

  /** Splits a word that is wider than a line. */
  private pieces(word: string, size: number, width: number): readonly string[] {
    if (word === '' || this.line(word, size).width <= width) return word === '' ? [] : [word];
    let length = word.length - 1;
    while (length > 1 && this.line(`${word.slice(0, length)}-`, size).width > width) length -= 1;
    return [`${word.slice(0, length)}-`, ...this.pieces(word.slice(length), size, width)];
  }

  /** @returns lines of at most the given width; the last one is shortened if there are too many */
  lines(
    text: string,
    size: number,
    limits: { readonly width: number; readonly most: number },
  ): readonly Line[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).flatMap((whole) => this.pieces(whole, size, limits.width))) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.line(longer, size).width <= limits.width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const shown = lines.slice(0, limits.most);
    if (lines.length > limits.most) shown[limits.most - 1] += '…';
    return shown.map((line) => this.line(line, size));
  }
}
