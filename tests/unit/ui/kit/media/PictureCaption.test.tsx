import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureCaption } from '#ui/kit/media/PictureCaption';

const caption = {
  author: 'Ada Verne',
  coordinates: '::pos{2,17,-8.41,33.20,412}',
  copyLabel: 'Copy the coordinates ::pos{2,17,-8.41,33.20,412}',
};

describe('PictureCaption', () => {
  it('shows the builder’s name and copies the coordinates, which its button names once', async () => {
    const onCopy = jest.fn();
    render(<PictureCaption {...caption} copied={false} onCopy={onCopy} />);

    const button = screen.getByRole('button', { name: caption.copyLabel });
    expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);

    expect(screen.getByText('Ada Verne')).toBeInTheDocument();
    expect(onCopy).toHaveBeenCalledWith(caption.coordinates);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces that the coordinates were copied', () => {
    const { rerender } = render(<PictureCaption {...caption} copied={false} onCopy={jest.fn()} />);
    rerender(<PictureCaption {...caption} copied message="Coordinates copied" onCopy={jest.fn()} />);

    expect(screen.getByRole('status')).toHaveTextContent('Coordinates copied');
  });
});
