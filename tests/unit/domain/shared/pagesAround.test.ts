import { pagesAround } from '#domain/shared/pagesAround';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3]],
  [2, 9, [1, 2, 3]],
  [5, 9, [4, 5, 6]],
  [8, 9, [7, 8, 9]],
  [9, 9, [7, 8, 9]],
  [1, 0, []],
])('DC-02 page %i of %i links to pages %j', (current, pages, numbers) => {
  expect(pagesAround(current, pages, 3)).toEqual(numbers);
});
