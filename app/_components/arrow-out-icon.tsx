import { Icon, type IconProps } from './icon';

export const ArrowOutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 13.5l8-8M8 5.5h6.5V12" />
  </Icon>
);
