import { text } from '../model/fields';

/** Fields of a titled text, such as a point of a list. */
export const titleAndText = { title: text(), text: text() };
