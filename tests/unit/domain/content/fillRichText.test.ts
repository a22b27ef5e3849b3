import { fillRichText } from '#domain/content/fillRichText';
import type { RichText } from '#domain/content/RichText';

const paragraph = (text: string, ...spans: RichTextSpans): RichText => [{ kind: 'paragraph', text, spans }];
type RichTextSpans = Extract<RichText[number], { readonly spans: unknown }>['spans'];

const values = { seller: 'Farstead Interactive SAS', email: 'support@farstead.test' };

it('fills in placeholders, and moves the marks and links with the text', () => {
  const text = 'With {{seller}}, write to {{email}} today.';
  const filled = fillRichText(
    paragraph(
      text,
      { start: 26, end: 35, mark: 'link', href: 'mailto:{{email}}' },
      { start: 36, end: 41, mark: 'strong' },
    ),
    values,
  );
  const expected = 'With Farstead Interactive SAS, write to support@farstead.test today.';
  expect(filled).toEqual(
    paragraph(
      expected,
      { start: 40, end: 61, mark: 'link', href: 'mailto:support@farstead.test' },
      { start: 62, end: 67, mark: 'strong' },
    ),
  );
  expect(expected.slice(40, 61)).toBe(values.email);
  expect(expected.slice(62, 67)).toBe('today');
});

it('leaves out blocks with a placeholder that has no value', () => {
  const blocks = [...paragraph('Phone: {{phone}}'), ...paragraph('{{seller}}')];
  expect(fillRichText(blocks, values)).toEqual(paragraph(values.seller));
});

it('leaves out blocks that name a property of every object', () => {
  expect(fillRichText(paragraph('{{constructor}}'), values)).toEqual([]);
});

it('leaves out blocks with a link to a placeholder that has no value', () => {
  const blocks = paragraph('Call us', { start: 0, end: 7, mark: 'link', href: 'mailto:{{phone}}' });
  expect(fillRichText(blocks, values)).toEqual([]);
});

it('leaves out a heading only if its section loses all its blocks', () => {
  const heading = (kind: 'heading2' | 'heading3', text: string): RichText[number] => ({
    kind,
    text,
    spans: [],
  });
  const phone = paragraph('Phone: {{phone}}');
  const kept = [
    heading('heading2', 'Contact'),
    ...paragraph('Write to us.'),
    heading('heading2', 'Before a table'),
  ];
  const blocks = [
    heading('heading2', 'Calls'),
    heading('heading3', 'By day'),
    ...phone,
    heading('heading3', 'By night'),
    ...phone,
    ...kept.slice(0, 1),
    ...phone,
    ...kept.slice(1),
  ];
  expect(fillRichText(blocks, values)).toEqual(kept);
});

it('does not change blocks without placeholders', () => {
  const blocks: RichText = [...paragraph('As it is.', { start: 0, end: 2, mark: 'em' })];
  expect(fillRichText(blocks, {})).toEqual(blocks);
});
