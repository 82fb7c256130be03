import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: object])[];
}

interface GlyphProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Stands in for lucide's maker of icon components: the same drawing without its context, its other frameworks' attribute
 * names and its class names, none of which the one caller, `shared/ui/Icon`, uses.
 */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, ...rest }: GlyphProps): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
