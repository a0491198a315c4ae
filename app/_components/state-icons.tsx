import { Icon, type IconProps } from './icon';

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.4v.1" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9.2v4.4M10 6.4v.1" />
  </Icon>
);
