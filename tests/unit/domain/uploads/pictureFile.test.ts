import { fileProblem, uniqueName, maxFileBytes, pictureName, uploadName } from '#domain/uploads/pictureFile';

it.each([
  ['sign.png', 1, undefined],
  ['sign.PNG', maxFileBytes, undefined],
  ['sign.jpg', 10, undefined],
  ['sign.jpeg', 10, undefined],
  ['sign.jpe', 10, undefined],
  ['sign.JFIF', 10, undefined],
  ['sign.pjpeg', 10, undefined],
  ['sign.pjp', 10, undefined],
  ['sign.png', 5_000_001, 'too-large'],
  ['sign.png', 0, 'empty'],
  ['sign.gif', 10, 'unsupported'],
  ['sign.png.exe', 10, 'unsupported'],
  ['png', 10, 'unsupported'],
])('UP-01 validates the file %s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem);
});

it.each([
  ['My ship.PNG', 'My ship.png'],
  ['photo.jpeg', 'photo.jpg'],
  ['../../etc/passwd.png', 'etc passwd.png'],
  ['a\u0000b\u202e\n.png', 'a b.png'],
  ['  ..hidden.  .png', 'hidden.png'],
  ['CON: <x> "y".jpg', 'CON x y.jpg'],
  ['CON.png', 'CON_.png'],
  ['lpt1.map.png', 'lpt1_.map.png'],
  ['console.png', 'console.png'],
  ['report. . .png', 'report.png'],
  ['photo.jfif', 'photo.jpg'],
  [`${'a'.repeat(49)}. b.png`, `${'a'.repeat(49)}.png`],
  ['.png', 'picture.png'],
  [`${'ä'.repeat(200)}.png`, `${'ä'.repeat(50)}.png`],
])('UP-01 uploads the file %j as %j', (name, sent) => {
  expect(uploadName(name)).toBe(sent);
});

it('UP-01 changes the file extension to match the content', () => {
  expect(pictureName('photo.png', 'jpg')).toBe('photo.jpg');
});

it.each([
  [[], 'a.png'],
  [['A.PNG'], 'a (2).png'],
  [['a.png', 'a (2).png'], 'a (3).png'],
  [['b.png'], 'a.png'],
])('UP-01 with the existing files %j, the upload a.png is named %s', (taken, name) => {
  expect(uniqueName('a.png', taken)).toBe(name);
});
