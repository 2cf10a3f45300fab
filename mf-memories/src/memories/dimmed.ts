import { css } from 'styled-components';

/** A picture in the dark, so that it never is the brightest thing there, and in the low-stimulation form. */
export const dimmed = css`
  :root[data-theme='dark'] & {
    filter: brightness(0.78);
  }
  :root[data-calm='true'] & {
    filter: saturate(0.6);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      filter: brightness(0.78);
    }
  }
`;
