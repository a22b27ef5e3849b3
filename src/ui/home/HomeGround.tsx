/** A texture behind a section, its tile fetched only when the section comes near. */
export const HomeGround = ({ of }: { readonly of: 'chart' | 'plating' }) => (
  <div className={`landing-ground landing-ground--${of}`} />
);
