import type { Content } from '../elements';

/** Content beside other content. A changed text is a new element, so that no late translation of the old one is shown. */
export const Label = ({ children }: { children?: Content }) =>
  typeof children === 'string' ? <span key={children}>{children}</span> : children;
