/** Data from which the model of a blueprint is generated. */
export interface ModeledBlueprint {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isProtected: boolean;
  /** Undefined for an orphaned blueprint. */
  readonly creator: string | undefined;
  readonly elements: number;
}

interface Box {
  readonly position: readonly [number, number, number];
  readonly size: readonly [number, number, number];
}

/** Returns a generator of pseudorandom numbers from 0 to 1. The same text always produces the same numbers. */
const seededRandom = (text: string): (() => number) => {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 7);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Returns the boxes of a symmetrical hull along the z axis, in meters. */
const boxesOf = ({ id, elements }: ModeledBlueprint): readonly Box[] => {
  const next = seededRandom(id);
  const length = Math.cbrt(elements) * 4;
  return Array.from({ length: elements }, (_, index): readonly Box[] => {
    const z = (index / elements - 0.5) * length;
    const width = 0.5 + next() * 2;
    const height = 0.5 + next();
    const box: Box = { position: [next() * 3, (next() - 0.5) * 2, z], size: [width, height, 1 + next() * 2] };
    const [x, y] = box.position;
    return [box, { ...box, position: [-x - width, y, z] }];
  }).flat();
};

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [bits & 1, (bits >> 1) & 1, (bits >> 2) & 1] as const);

/** Corners of each side, counterclockwise as seen from outside. */
const sides = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const;

const formatMeters = (value: number): string => value.toFixed(3);

const vertices = ({ position: [x, y, z], size: [width, height, depth] }: Box): readonly string[] =>
  corners.map(
    ([a, b, c]) =>
      `v ${formatMeters(x + a * width)} ${formatMeters(y + b * height)} ${formatMeters(z + c * depth)}`,
  );

const faces = (_: Box, index: number): readonly string[] =>
  sides.map((side) => `f ${side.map((corner) => index * 8 + corner + 1).join(' ')}`);

const objOf = (blueprint: ModeledBlueprint): string => {
  const boxes = boxesOf(blueprint);
  return [
    `# ${blueprint.name}`,
    `o blueprint-${blueprint.id}`,
    ...boxes.flatMap(vertices),
    ...boxes.flatMap(faces),
    '',
  ].join('\n');
};

const readMe = ({ id, name, creator }: ModeledBlueprint): string =>
  [
    `${name}`,
    '',
    `blueprint.json       what the game knows about blueprint ${id}`,
    'model.obj            its model (Wavefront OBJ, one unit is one metre, y is up)',
    '',
    creator === undefined ? 'Its creator has left Farstead.' : `Created by ${creator}.`,
    '',
  ].join('\n');

/** Returns the files of an export, keyed by name. */
export const blueprintFiles = (blueprint: ModeledBlueprint): Readonly<Record<string, string>> => ({
  'blueprint.json': `${JSON.stringify(
    {
      id: blueprint.id,
      name: blueprint.name,
      createdAt: blueprint.createdAt,
      drmProtected: blueprint.isProtected,
      creator: blueprint.creator ?? null,
      elements: blueprint.elements,
    },
    undefined,
    2,
  )}\n`,
  'model.obj': objOf(blueprint),
  'README.txt': readMe(blueprint),
});
