import type { ComponentType } from 'react';

interface AnySlice {
  readonly slice: string;
}

export type SliceViews<S extends AnySlice> = {
  readonly [K in S['slice']]: ComponentType<Extract<S, { readonly slice: K }>>;
};

interface SlicesProps<S extends AnySlice> {
  readonly slices: readonly S[];
  readonly views: SliceViews<S>;
}

export const Slices = <S extends AnySlice>({ slices, views }: SlicesProps<S>) =>
  slices.map((slice, index) => {
    const View = views[slice.slice as S['slice']] as ComponentType<S>;
    return <View key={index} {...slice} />;
  });
