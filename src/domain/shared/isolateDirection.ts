const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const rightToLeft = new RegExp(
  String.raw`[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]`,
  'u',
);

/**
 * Keeps a value from reordering the sentence that it is inserted into: removes direction controls, and encloses
 * right-to-left text in an isolate (Unicode Standard Annex 9). Other values remain the same.
 */
export const isolateDirection = (value: string): string => {
  const text = value.replace(directionControls, '');
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
};
