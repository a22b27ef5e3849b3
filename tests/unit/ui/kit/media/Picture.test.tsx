import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Picture, type PictureFile } from '#ui/kit/media/Picture';

const file: PictureFile = {
  width: 1536,
  height: 1024,
  sources: [
    { type: 'image/avif', width: 640, url: '/images/builders-640.avif' },
    { type: 'image/avif', width: 1536, url: '/images/builders-1536.avif' },
    { type: 'image/webp', width: 640, url: '/images/builders-640.webp' },
  ],
  fallback: '/images/builders-640.webp',
};

describe('Picture', () => {
  it('offers every format with its widths, reserves its space and loads lazily', () => {
    const { container } = render(<Picture file={file} alt="Cranes" sizes="50vw" />);

    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]).toHaveAttribute(
      'srcset',
      '/images/builders-640.avif 640w, /images/builders-1536.avif 1536w',
    );
    const image = screen.getByAltText('Cranes');
    expect(image).toHaveAttribute('width', '1536');
    expect(image).toHaveAttribute('height', '1024');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads a picture in the first view eagerly', () => {
    render(<Picture priority file={file} alt="Cranes" />);

    const image = screen.getByAltText('Cranes');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toHaveAttribute('loading', 'eager');
  });
});
