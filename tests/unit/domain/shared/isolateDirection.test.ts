import { isolateDirection } from '#domain/shared/isolateDirection';
import { fillIn } from '../../../../sandbox/platform/fillIn';

it.each([
  ['Ada', 'Ada'],
  ['王小明', '王小明'],
  ['עברית', '\u2068עברית\u2069'],
  ['עברית\u2069 Ada', '\u2068עברית Ada\u2069'],
  ['evil\u202etxt.exe\u2066', 'eviltxt.exe'],
  ['Ada\u200f', 'Ada'],
])('VA-01 isolates the direction of %j from the text around it', (value, isolated) => {
  expect(isolateDirection(value)).toBe(isolated);
});

it('VA-01 keeps a name in an email from reordering its sentence', () => {
  expect(fillIn('{{sender}} (Farstead) invites you', { sender: '\u202eadA' })).toBe(
    'adA (Farstead) invites you',
  );
  expect(fillIn('{{sender}} (Farstead)', { sender: 'עדה' })).toBe('\u2068עדה\u2069 (Farstead)');
  expect(fillIn('{{other}}', {})).toBe('{{other}}');
});
