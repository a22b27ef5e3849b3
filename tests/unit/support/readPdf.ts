import { getDocument, OPS } from 'unpdf/pdfjs';

/** Rows of a table, with cells such as "TH Column Price" and "TD 12". */
type TableRows = readonly (readonly string[])[];

interface PdfContent {
  readonly title: string;
  readonly language: string;
  /** Whether the file says that it is tagged, and readers show the title instead of the file name. */
  readonly isTagged: boolean;
  /** Tagged content in reading order: a tag and its text, or a table. All white space is a plain space. */
  readonly elements: readonly (string | TableRows)[];
  /** Operators that draw something that is neither tagged nor marked as decoration. */
  readonly untagged: readonly string[];
}

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

interface Element {
  readonly role: string;
  readonly children: readonly (Element | { readonly type: string; readonly id: string })[];
}

const drawingOperators = ['constructPath', 'paintImageXObject', 'showText'] as const;

/** Reads a PDF as assistive technology does. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfContent> => {
  // A copy, because pdf.js detaches the buffer.
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const { Title: title, Language: language } = info as Readonly<Record<string, string>>;
  const viewer = (await document.getViewerPreferences()) as { readonly DisplayDocTitle?: boolean } | null;
  const marks = await document.getMarkInfo();
  const scopes = scopesIn(bytes);
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const elements: (string | TableRows)[] = [];
  const untagged: string[] = [];
  for (const page of pages) {
    elements.push(...(await elementsOf(page, scopes)));
    untagged.push(...(await untaggedOn(page)));
  }
  if (scopes.length > 0) throw new Error('The PDF has more scopes than table headers');
  return {
    title: title ?? '',
    language: language ?? '',
    isTagged: marks?.Marked === true && viewer?.DisplayDocTitle === true,
    elements,
    untagged,
  };
};

/** Scopes of the table headers in reading order, as pdfkit writes them: pdf.js 5 does not return them. */
const scopesIn = (bytes: Uint8Array): string[] =>
  Array.from(
    Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/Scope \/(\w+)/g),
    ([, scope = '']) => scope,
  );

const elementsOf = async (page: PdfPage, scopes: string[]): Promise<readonly (string | TableRows)[]> => {
  const tree = (await page.getStructTree()) as Element;
  const texts = await textsOn(page);
  const textOf = (node: Element['children'][number]): string =>
    'role' in node ? node.children.map(textOf).join(' ') : (texts.get(node.id) ?? '');
  const tagged = (node: Element): string => {
    const scope = node.role === 'TH' ? ` ${scopes.shift() ?? 'without scope'}` : '';
    return `${node.role}${scope} ${textOf(node).replace(/\s+/g, ' ').trim()}`;
  };
  const childrenOf = ({ children }: Element): Element[] =>
    children.filter((child) => 'role' in child).filter(hasContent);
  return childrenOf(tree)
    .flatMap(childrenOf)
    .map((node) =>
      node.role === 'Table' ? childrenOf(node).map((row) => childrenOf(row).map(tagged)) : tagged(node),
    );
};

/** False for rows of other pages, which pdf.js returns without content. */
const hasContent = ({ children }: Element): boolean =>
  children.some((child) => !('role' in child) || hasContent(child));

/** Texts by the id of their marked content. */
const textsOn = async (page: PdfPage): Promise<ReadonlyMap<string, string>> => {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let id = '';
  for (const item of items) {
    if ('str' in item) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else id = item.type === 'endMarkedContent' ? '' : item.id;
  }
  return texts;
};

const untaggedOn = async (page: PdfPage): Promise<readonly string[]> => {
  const { fnArray } = await page.getOperatorList();
  const untagged: string[] = [];
  let depth = 0;
  for (const operator of fnArray) {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    if (operator === OPS.endMarkedContent) depth -= 1;
    if (depth === 0) untagged.push(...drawingOperators.filter((name) => OPS[name] === operator));
  }
  return untagged;
};
