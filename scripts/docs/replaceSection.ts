/**
 * Replaces the generated part of a document, which is between two comments that contain its name.
 *
 * @throws Error if the document does not have the comments
 */
export const replaceSection = (document: string, name: string, content: string): string => {
  const begin = `<!-- ${name}: npm run docs -->`;
  const end = `<!-- end of ${name} -->`;
  const [before = '', rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`The document has no part ${begin} … ${end}.`);
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
};
