import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { QrCode } from './QrCode';

/** Returns the modules that a path of rectangles paints, as rows of booleans. */
function modulesOf(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width, height, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-(\d+)z/g)) {
    expect([height, back]).toEqual(['1', width]);
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) {
      const row = rows[Number(y)];
      expect(row?.[at]).toBe(false);
      if (row) row[at] = true;
    }
  }
  return rows;
}

const texts = ['https://chat.example/hk?text=Free%20trial', 'x', `https://chat.example/p/${'a'.repeat(300)}`];

describe('QrCode', () => {
  it.each(texts)('draws exactly the modules of %s', (text) => {
    renderUi(<QrCode text={text} size={132} label="QR code for WhatsApp" />);
    const code = screen.getByRole('img', { name: 'QR code for WhatsApp' });
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    expect(modulesOf(code.querySelector('path')?.getAttribute('d') ?? '', size)).toEqual(data);
  });

  it('has a white quiet zone of four modules round a symbol of the asked size', () => {
    renderUi(<QrCode text="https://chat.example/hk" size={132} label="QR code" />);
    const code = screen.getByRole('img');
    const { size } = encode('https://chat.example/hk', { ecc: 'M', border: 0 });
    expect(code).toHaveAttribute('viewBox', `-4 -4 ${size + 8} ${size + 8}`);
    expect((Number(code.getAttribute('width')) * size) / (size + 8)).toBeCloseTo(132, 0);
    expect(code.getAttribute('height')).toBe(code.getAttribute('width'));
    const ground = code.querySelector('rect');
    for (const [name, value] of Object.entries({ x: -4, y: -4, width: size + 8, height: size + 8, fill: '#fff' }))
      expect(ground).toHaveAttribute(name, String(value));
  });
});
