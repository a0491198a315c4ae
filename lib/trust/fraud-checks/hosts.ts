export const FREE_MAIL = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.co.uk ymail.com outlook.com hotmail.com live.com icloud.com aol.com proton.me protonmail.com mail.com gmx.com yandex.com zoho.com'.split(
    ' ',
  ),
);

export const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co cutt.ly shorturl.at rb.gy is.gd goo.gl ow.ly buff.ly rebrand.ly t.ly tiny.cc bl.ink surl.li'.split(
    ' ',
  ),
);

export const CHAT_HOSTS = new Set(
  'wa.me api.whatsapp.com chat.whatsapp.com t.me telegram.me telegram.dog m.me'.split(' '),
);
