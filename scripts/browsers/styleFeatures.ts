import compatData from '@mdn/browser-compat-data';
import { parse, walk, type CssNode, type WalkContext } from 'css-tree';

/** MDN groups functions by type, for example `css.types.color.color-mix`. */
const functionFeatures = (name: string): readonly string[] =>
  Object.entries(compatData.css.types ?? {}).flatMap(([type, members]) => [
    ...(type === name ? [`css.types.${type}`] : []),
    ...(name in members ? [`css.types.${type}.${name}`] : []),
  ]);

const featuresOf = (node: CssNode, { declaration }: WalkContext): readonly string[] => {
  const values = declaration ? `css.properties.${declaration.property}` : '';
  switch (node.type) {
    case 'Atrule':
      return [`css.at-rules.${node.name}`];
    case 'Feature':
      return [`css.at-rules.${node.kind}.${node.name.replace(/^(?:min|max)-/, '')}`];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`];
    case 'Declaration':
      return [`css.properties.${node.property}`];
    case 'Identifier':
      return [`${values}.${node.name}`];
    case 'Dimension':
      return [`css.types.length.${node.unit}`];
    case 'Function':
      return [`${values}.${node.name}`, ...functionFeatures(node.name)];
    default:
      return [];
  }
};

/** Returns the features of a style sheet outside `@supports`, as paths in MDN's browser compatibility data. */
export const styleFeatures = (css: string): ReadonlySet<string> => {
  const features = new Set<string>();
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
    for (const feature of featuresOf(node, this)) features.add(feature);
    return undefined;
  });
  return features;
};
