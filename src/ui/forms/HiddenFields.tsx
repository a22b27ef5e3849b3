import type { PostedFields } from '#hydration/Renderer';

/** Fields that a browser without JavaScript posts with a form. */
export const HiddenFields = ({ fields = {} }: { readonly fields: PostedFields | undefined }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
