/** WebVTT files that are odd but valid, or almost so, each with the texts of the cues that a browser shows. */

export interface CaptionFile {
  name: string;
  file: string;
  /** White space as one space. */
  texts: readonly string[];
}

const head = 'WEBVTT\n\n';

export const captionFiles: readonly CaptionFile[] = [
  {
    name: 'hours of one digit',
    file: `${head}0:00:01.000 --> 1:00:02.000\nOne\n`,
    texts: ['One'],
  },
  {
    name: 'no blank line between cues',
    file: `${head}00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo\n`,
    texts: ['One', 'Two'],
  },
  {
    name: 'tabs',
    file: 'WEBVTT\tTitle\n\n00:01.000\t-->\t00:02.000\talign:start\n\tOne\ttwo\n',
    texts: ['One two'],
  },
  {
    name: 'BOM, CRLF',
    file: '\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nOne\r\nTwo\r\n\r\n00:03.000 --> 00:04.000\r\nThree\r\n',
    texts: ['One Two', 'Three'],
  },
  {
    name: 'CR',
    file: 'WEBVTT\r\r00:01.000 --> 00:02.000\rOne\r\r00:03.000 --> 00:04.000\rTwo\r',
    texts: ['One', 'Two'],
  },
  {
    name: 'header text and lines',
    file: 'WEBVTT - Lesson 1\nKind: captions\nLanguage: en\n\n00:01.000 --> 00:02.000\nOne\n',
    texts: ['One'],
  },
  {
    name: 'styles',
    file: `${head}STYLE\n::cue { color: red }\n::cue(b) {\n  color: lime;\n}\n\n00:01.000 --> 00:02.000\nOne <b>two</b>\n`,
    texts: ['One two'],
  },
  {
    name: 'regions',
    file:
      head +
      'REGION\nid:fred\nwidth:40%\nlines:3\nregionanchor:0%,100%\nviewportanchor:10%,90%\nscroll:up\n\n00:01.000 --> 00:02.000 region:fred align:left\nOne\n',
    texts: ['One'],
  },
  {
    name: 'notes',
    file: `${head}NOTE\n\nNOTE one line\n\nNOTE\nmore lines\nof it\n\n00:01.000 --> 00:02.000\nOne\n\nNOTE last`,
    texts: ['One'],
  },
  {
    name: 'identifiers',
    file: `${head}1\n00:01.000 --> 00:02.000\nOne\n\nintro - part\n00:03.000 --> 00:04.000\nTwo\n`,
    texts: ['One', 'Two'],
  },
  {
    name: 'settings',
    file:
      head +
      '00:01.000 --> 00:02.000 line:0 position:10%,line-left align:end size:50%\nOne\n\n00:03.000 --> 00:04.000 vertical:rl line:-1 nonsense:x\nTwo\n',
    texts: ['One', 'Two'],
  },
  {
    name: 'voices, classes, languages',
    file:
      head +
      '00:01.000 --> 00:02.000\n<v.loud Ms Lee>One <c.yellow.bg_blue>two</c> <lang ja>三</lang></v>\n- <v Tom>Three\n',
    texts: ['One two 三 - Three'],
  },
  {
    name: 'nested and unclosed tags',
    file:
      head +
      '00:01.000 --> 00:02.000\n<i>One <b>two <u>three</i> four\n\n00:03.000 --> 00:04.000\n</b>a <blink>b</blink> <1>c <\n',
    texts: ['One two three four', 'a b c'],
  },
  {
    name: 'ruby',
    file:
      head +
      '00:01.000 --> 00:02.000\n<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>を読む\n\n00:03.000 --> 00:04.000\n<ruby>注音<rt>ㄓㄨˋ ㄧㄣ\n',
    texts: ['漢かん字じを読む', '注音ㄓㄨˋ ㄧㄣ'],
  },
  {
    name: 'timestamps in a cue',
    file: `${head}00:01.000 --> 00:05.000\nOne <00:02.000>two <00:00:03.000>three\n`,
    texts: ['One two three'],
  },
  {
    name: 'entities',
    file:
      head +
      '00:01.000 --> 00:02.000\n&lt;b&gt; &amp;amp; &nbsp;&quot;x&quot; &apos; &copy; &eacute;&hellip; &rarr; &frac12; &#215; &#x1F600; &lrm;&rlm; &notanentity; &amp AT&T &times\n',
    texts: ['<b> &amp; "x" \' © é… → ½ × 😀 \u200e\u200f ¬anentity; & AT&T ×'],
  },
  {
    name: 'decimal comma is no cue',
    file: `${head}00:01,000 --> 00:02,000\nOne\n\n00:03.000 --> 00:04.000\nTwo\n`,
    texts: ['Two'],
  },
  {
    name: 'hours of three digits',
    file: `${head}100:00:01.000 --> 100:00:02.000\nOne\n`,
    texts: ['One'],
  },
  {
    name: 'an arrow in the text',
    file: `${head}00:01.000 --> 00:02.000\na -> b, c —> d\n\nx --> y\n00:03.000 --> 00:04.000\nTwo\n`,
    texts: ['a -> b, c —> d', 'Two'],
  },
  {
    name: 'blank lines, and no text',
    file: `${head}\n\n00:01.000 --> 00:02.000\n\n\n00:03.000 --> 00:04.000\n \n\n00:05.000 --> 00:06.000\nThree\n\n\n\n`,
    texts: ['Three'],
  },
  {
    name: 'no blank line after the header',
    file: 'WEBVTT\n00:01.000 --> 00:02.000\nOne\n',
    texts: ['One'],
  },
  {
    name: 'out of order, overlapping, backwards',
    file:
      head +
      '00:05.000 --> 00:09.000\nThree\n\n00:01.000 --> 00:06.000\nOne\n\n00:01.000 --> 00:08.000\nTwo\n\n00:09.000 --> 00:08.000\nNever\n\n00:07.000 --> 00:07.000\nEmpty\n',
    texts: ['Two', 'One', 'Three'],
  },
  {
    name: 'no line end at the end, NUL',
    file: `${head}00:01.000 --> 00:02.000\nOne\u0000two`,
    texts: ['One�two'],
  },
  {
    name: 'spaces',
    file: `${head}  00:01.000   -->   00:02.000  \n  One  two  \n three\n`,
    texts: ['One two three'],
  },
  {
    name: 'arrow without spaces',
    file: `${head}00:01.000-->00:02.000\nOne\n`,
    texts: ['One'],
  },
  {
    name: 'minutes over 59 are no cue',
    file: `${head}00:61:00.000 --> 00:62:00.000\nNo\n\n00:01.000 --> 00:02.000\nOne\n`,
    texts: ['One'],
  },
  {
    name: 'rtl',
    file: `${head}00:01.000 --> 00:02.000\nשלום &lrm;x\n`,
    texts: ['שלום \u200ex'],
  },
];
