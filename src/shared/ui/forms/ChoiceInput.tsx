import type { ComponentProps } from 'react';
import styles from './ChoiceInput.module.css';

type ChoiceInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { type: 'radio' | 'checkbox' };

/** A radio button or checkbox, the same in both themes and every browser. The card around it shows the focus. */
export const ChoiceInput = (props: ChoiceInputProps) => <input className={styles.input} {...props} />;
