import { expect, type Page } from '@playwright/test';

/**
 * Records which edges, marks and states are visible in normal colors, and finds the ones that forced colors hide. Runs
 * in the page.
 */
const createInspector = () => {
  type Pseudo = '::before' | '::after' | undefined;
  type Rgb = readonly [number, number, number];

  const pseudos: readonly Pseudo[] = [undefined, '::before', '::after'];
  /** Minimum contrast ratio of graphics and controls (WCAG 1.4.11). */
  const leastContrast = 3;
  const fields =
    'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [type="range"]), select, textarea';
  const choices = 'input:is([type="checkbox"], [type="radio"])';
  const controls = 'a[href], button, label, summary, [role="button"], [role="tab"], [role="option"]';
  const overlays =
    'dialog[open], :popover-open, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]';

  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pixel) throw new Error('no canvas');
  /** Results of `blend`. The canvas parses every color notation, and handles translucent system colors. */
  const blends = new Map<string, Rgb>();
  const blend = (...colors: readonly string[]): Rgb => {
    const known = blends.get(colors.join());
    if (known) return known;
    for (const color of colors) {
      pixel.fillStyle = color;
      pixel.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    blends.set(colors.join(), [red, green, blue]);
    return [red, green, blue];
  };
  const alphaOf = (color: string): number => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    return (pixel.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
  };
  const luminanceOf = (color: Rgb): number =>
    color
      .map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const contrastOf = (color: string, backdrop: string): number => {
    const [one, other] = [luminanceOf(blend(backdrop, color)), luminanceOf(blend(backdrop))];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0;
  const isDrawn = (style: CSSStyleDeclaration, pseudo: Pseudo): boolean =>
    style.display !== 'none' && (pseudo === undefined || style.content === '""');
  const covers = (element: Element, style: CSSStyleDeclaration, pseudo: Pseudo): boolean => {
    if (pseudo === undefined) return true;
    const { width, height } = element.getBoundingClientRect();
    // The size of a pseudo-element does not include its border.
    const isLarge = parseFloat(style.width) >= width * 0.8 && parseFloat(style.height) >= height * 0.8;
    return style.position === 'absolute' && isLarge;
  };
  const pageColor = (): string => getComputedStyle(document.body).backgroundColor;
  /** Returns the color behind the children of an element. */
  const groundOf = (element: Element | null): string => {
    for (let box = element; box; box = box.parentElement) {
      for (const pseudo of ['::before', undefined] as const) {
        const style = getComputedStyle(box, pseudo);
        if (!isDrawn(style, pseudo) || !covers(box, style, pseudo)) continue;
        if (alphaOf(style.backgroundColor) >= 0.5) return style.backgroundColor;
      }
    }
    return pageColor();
  };

  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const hasSide = (style: CSSStyleDeclaration, side: (typeof sides)[number]): boolean =>
    style[`border${side}Style`] !== 'none' &&
    style[`border${side}Width`] !== '0px' &&
    alphaOf(style[`border${side}Color`]) > 0;
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean =>
    outlineStyle !== 'none' && outlineWidth !== '0px';
  const isAtWindowEdge = (element: Element, side: (typeof sides)[number]): boolean => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return { Top: top, Right: clientWidth - right, Bottom: clientHeight - bottom, Left: left }[side] < 1;
  };
  const hasFrame = (element: Element, style: CSSStyleDeclaration): boolean =>
    hasOutline(style) ||
    (style.clipPath === 'none' &&
      sides.every((side) => hasSide(style, side) || isAtWindowEdge(element, side)));

  /** Whether an edge or a fill separates the box from its surroundings. */
  const isSeparate = (element: Element): boolean =>
    pseudos.some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (!isDrawn(style, pseudo) || !covers(element, style, pseudo)) return false;
      // The rows of a list may be separated by its background, which is a line between them.
      const grounds = [groundOf(element.parentElement), pageColor()];
      return (
        hasFrame(element, style) ||
        grounds.some((ground) => contrastOf(style.backgroundColor, ground) >= leastContrast)
      );
    });
  /** Whether a box has a fill or a frame of any contrast. */
  const isBox = (element: Element): boolean =>
    pseudos.some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (!isDrawn(style, pseudo) || !covers(element, style, pseudo)) return false;
      return hasFrame(element, style) || alphaOf(style.backgroundColor) >= 0.5;
    });
  /** Returns the boxes that can draw the edge of an element: itself, and wrappers or contents of a similar size. */
  const edgeBoxesOf = (element: Element): readonly Element[] => {
    const { width, height } = element.getBoundingClientRect();
    const isSimilar = (box: Element): boolean => {
      const { width: otherWidth, height: otherHeight } = box.getBoundingClientRect();
      return Math.abs(otherHeight - height) <= 12 && otherWidth >= width * 0.5;
    };
    const wrappers = [element.parentElement, element.parentElement?.parentElement].filter((box) => !!box);
    const cells = element.closest('.k-code')?.querySelectorAll('.k-code__cell') ?? [];
    const parts = [...wrappers, ...element.querySelectorAll('*')].filter(isSimilar);
    return [element, ...cells, ...parts];
  };
  const isReachable = (element: Element): boolean =>
    isShown(element) && element.clientHeight > 1 && (element as HTMLElement).tabIndex >= 0;
  const isNative = (element: Element): boolean =>
    element.matches(choices) && getComputedStyle(element).appearance !== 'none';

  interface Mark {
    readonly element: Element;
    readonly pseudo: Pseudo;
  }
  const isGraphic = (element: Element): element is SVGGeometryElement =>
    element instanceof SVGGeometryElement &&
    // The ground of a drawing, such as a QR code, may have the color of the page.
    !element.matches('rect[width="100%"][height="100%"]') &&
    !element.closest('defs, symbol, clipPath, mask, pattern, marker');
  /** Whether a box without text, or a shape, contrasts with its background. */
  const isVisibleMark = ({ element, pseudo }: Mark): boolean => {
    const style = getComputedStyle(element, pseudo);
    if (isGraphic(element)) {
      const ground = groundOf(element.parentElement);
      return [style.fill, style.stroke]
        .filter((color) => color !== 'none' && !color.startsWith('url'))
        .some((color) => contrastOf(color, ground) >= leastContrast);
    }
    if (!isDrawn(style, pseudo)) return false;
    const ground = groundOf(pseudo === '::after' ? element : element.parentElement);
    return contrastOf(style.backgroundColor, ground) >= leastContrast;
  };
  const isMark = ({ element, pseudo }: Mark): boolean =>
    (isGraphic(element) ? pseudo === undefined : pseudo !== undefined || element.childNodes.length === 0) &&
    !element.matches('img, video, canvas, iframe, input, select, textarea');

  /** Serializes the visible styles of an element and its descendants. */
  const looksOf = (scope: Element): string =>
    [scope, ...scope.querySelectorAll('*')]
      .flatMap((element) =>
        pseudos.map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (style.display === 'none' || (pseudo !== undefined && style.content === 'none')) return '';
          const { color, fontWeight, textDecorationLine, opacity, fill, stroke } = style;
          const background = blend(pageColor(), style.backgroundColor).join();
          const edges = sides
            .filter((side) => hasSide(style, side))
            .map(
              (side) =>
                style[`border${side}Color`] + style[`border${side}Width`] + style[`border${side}Style`],
            );
          const outline = hasOutline(style) ? style.outlineColor + style.outlineWidth : '';
          const shadow = style.boxShadow;
          const native = pseudo === undefined && isNative(element) && (element as HTMLInputElement).checked;
          const place = style.translate + style.transform + style.width + style.height;
          const text = [color, background, fontWeight, textDecorationLine, opacity, fill, stroke];
          return [...text, ...edges, outline, shadow, place, native].join();
        }),
      )
      .join(';');

  interface State {
    readonly name: string;
    readonly selector: string;
    /** Removes the state and returns a function that restores it. */
    readonly toggle: (element: Element) => () => void;
  }
  const attribute = (name: string): State => ({
    name,
    selector: `[${name}]:not([${name}="false"])`,
    toggle: (element) => {
      const value = element.getAttribute(name) ?? '';
      element.removeAttribute(name);
      return () => element.setAttribute(name, value);
    },
  });
  const property = (name: 'checked' | 'disabled'): State => ({
    name,
    selector: `:${name}:not(option)`,
    toggle: (element) => {
      Object.assign(element, { [name]: false });
      return () => Object.assign(element, { [name]: true });
    },
  });
  const states: readonly State[] = [
    ...[
      'aria-current',
      'aria-selected',
      'aria-pressed',
      'aria-checked',
      'aria-invalid',
      'aria-disabled',
      'data-current',
    ].map(attribute),
    property('checked'),
    property('disabled'),
  ];
  const scopeOf = (element: Element): Element =>
    element.matches(`${fields}, ${choices}`)
      ? (element.closest('label') ?? element.parentElement?.parentElement ?? element)
      : element;
  const changesLooks = ({ toggle }: State, element: Element): boolean => {
    const scope = scopeOf(element);
    const looks = looksOf(scope);
    const restore = toggle(element);
    const other = looksOf(scope);
    restore();
    return looks !== other;
  };

  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  /** Whether a text lacks contrast. Only texts with `forced-color-adjust: none` can: the browser adjusts the others. */
  const isIllegible = (element: Element): boolean => {
    const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
      readonly forcedColorAdjust: string;
    };
    return forcedColorAdjust === 'none' && contrastOf(color, groundOf(element)) < 4.5;
  };

  const describe = (problem: string, element: Element, pseudo: Pseudo = undefined): string =>
    `${problem}${pseudo ?? ''}: ${element.outerHTML.slice(0, 300)}`;

  const all = [...document.querySelectorAll('body *')].filter(isShown);
  const transitions = new CSSStyleSheet();
  transitions.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(transitions);

  const edged = all.filter(
    (element) =>
      (element.matches(fields) && isReachable(element)) ||
      element.matches(overlays) ||
      (element.matches(controls) && isBox(element)),
  );
  const marks = all
    .flatMap((element) => pseudos.map((pseudo) => ({ element, pseudo })))
    .filter((mark) => isMark(mark) && isVisibleMark(mark));
  const texts = all.filter(hasText);
  const stateful = states.flatMap((state) =>
    all
      .filter((element) => element.matches(state.selector) && changesLooks(state, element))
      .map((element) => ({ state, element })),
  );

  return {
    findProblems: (): readonly string[] => {
      const focused = document.activeElement;
      const isRing = (element: Element | null | undefined): boolean =>
        !!element && pseudos.some((pseudo) => hasOutline(getComputedStyle(element, pseudo)));
      const lacksRing =
        focused?.matches(':focus-visible:not([tabindex="-1"], body)') === true &&
        ![focused, focused.parentElement, focused.parentElement?.parentElement].some(isRing);
      return [
        ...edged
          .filter(
            (element) => isShown(element) && !isNative(element) && !edgeBoxesOf(element).some(isSeparate),
          )
          .map((element) => describe('no edge', element)),
        ...marks
          .filter(({ element }) => isShown(element) && !isNative(element))
          .filter((mark) => {
            const style = getComputedStyle(mark.element, mark.pseudo);
            const hasEdge = isDrawn(style, mark.pseudo) && sides.some((side) => hasSide(style, side));
            // A fill needs no contrast if its box has an edge, or is inside another fill, such as a selected item.
            const isReplaced =
              covers(mark.element, style, mark.pseudo) &&
              (isSeparate(mark.element) ||
                contrastOf(groundOf(mark.element.parentElement), pageColor()) >= leastContrast);
            return !hasEdge && !hasOutline(style) && !isReplaced && !isVisibleMark(mark);
          })
          .map(({ element, pseudo }) => describe('invisible', element, pseudo)),
        ...texts
          .filter((element) => isShown(element) && !element.closest(':disabled, [aria-disabled="true"]'))
          .filter(isIllegible)
          .map((element) => describe('illegible', element)),
        ...stateful
          .filter(({ element, state }) => element.matches(state.selector) && isShown(element))
          .filter(({ element, state }) => !changesLooks(state, element))
          .map(({ element, state }) => describe(state.name, element)),
        ...(focused && lacksRing ? [describe('no focus ring', focused)] : []),
      ];
    },
    dispose: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== transitions);
    },
  };
};

/**
 * Expects that forced colors, such as Windows contrast themes, hide nothing that is visible in normal colors: edges of
 * fields, buttons and overlays, marks without text, texts on fills, states, and the focus ring.
 */
export const expectVisibleEdges = async (page: Page): Promise<void> => {
  const inspector = await page.evaluateHandle(createInspector);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const problems = await inspector.evaluate(({ findProblems }) => findProblems());
    expect.soft(problems, `what forced colors (${colorScheme}) hide`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  await inspector.evaluate(({ dispose }) => dispose());
  await inspector.dispose();
};
