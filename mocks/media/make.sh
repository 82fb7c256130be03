#!/bin/sh
# Draws the lesson of maths and encodes it: mocks/media/files/lesson.mp4 and files/hls (fMP4, two rungs). Needs ffmpeg with
# libx264 and a font (FONT, default Roboto). Everything is computed from the expressions below: no footage, no licence.
# The picture is free of words, so that one film serves every language; the captions beside it are written by hand. It has no
# clock, since lessons repeat it.
#
#   0 s  the formula      12 s  five points      40 s  the completed square      52 s  the vertex      62 s  the whole curve
set -eu
cd "$(dirname "$0")"
OUT=files
TMP=$(mktemp -d)
trap 'rm -rf "$TMP"' EXIT
FONT=${FONT:-/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf}
FF="ffmpeg -hide_banner -loglevel error -y"

# Graph: 40 px per unit, origin at (264, 184); f(x) = x² − 4x + 3. Ink, line and brand are the app's own colours.
GX="((X-264)/40)"
D="(abs((184-Y)/40-($GX*$GX-4*$GX+3))*40/sqrt(1+pow(2*$GX-4,2)))"
IN="between($GX,-0.28,4.28)"
CURVE="($IN*clip(2.1-$D,0,1))"
AXES="(max(between(Y,183.5,184.5)*between(X,246,446),between(X,263.5,264.5)*between(Y,40,234)))"
GRID="(between(X,246,446)*between(Y,40,234)*max(lt(mod(X-264+400,40),1),lt(mod(Y-184+400,40),1)))"
mix() { # paper, grid, axes and curve of one colour channel
  echo "st(0,$1+($2-$1)*$GRID);st(0,ld(0)+($3-ld(0))*$AXES);ld(0)+($4-ld(0))*$CURVE"
}
$FF -f lavfi -i color=c=white:s=480x270:d=0.1:r=10 -frames:v 1 \
  -vf "format=gbrp,geq=r='$(mix 251 234 126 47)':g='$(mix 250 232 127 46)':b='$(mix 248 226 139 154)'" "$TMP/paper.png"

R="hypot(X-23.5,Y-23.5)"
$FF -f lavfi -i color=c=white:s=48x48:d=0.1:r=10 -frames:v 1 \
  -vf "format=gbrap,geq=r='255':g='190':b='61':a='255*min(1,clip(9-$R,0,1)+0.28*clip(15-$R,0,1)+0.16*clip(22-$R,0,1))'" "$TMP/light.png"
$FF -f lavfi -i color=c=white:s=24x24:d=0.1:r=10 -frames:v 1 \
  -vf "format=gbrap,geq=r='47':g='46':b='154':a='255*clip(6-hypot(X-11.5,Y-11.5),0,1)'" "$TMP/dot.png"

# Where the light is: at the start of the curve, then on each point, then at the vertex, then along the whole curve.
U="if(lt(t,12),0,if(lt(t,40),min(4,floor((t-12)/5.6)),if(lt(t,62),2,2+2*sin((t-62)*2*PI/13))))"
FU="(pow($U,2)-4*($U)+3)"
write() { # from second, x, y, size, colour, text
  printf "drawtext=fontfile=%s:text='%s':x=%s:y=%s:fontsize=%s:fontcolor=%s:alpha='clip((t-%s)*2,0,1)'" "$FONT" "$6" "$2" "$3" "$4" "$5" "$1"
}
INK=0x151628; MUTED=0x535567; BRAND=0x31319D
cat > "$TMP/graph" <<GRAPH
[0:v][2:v]overlay=x=252:y=52:enable='gte(t,12)'[a];
[a][2:v]overlay=x=292:y=172:enable='gte(t,17.6)'[b];
[b][2:v]overlay=x=332:y=212:enable='gte(t,23.2)'[c];
[c][2:v]overlay=x=372:y=172:enable='gte(t,28.8)'[d];
[d][2:v]overlay=x=412:y=52:enable='gte(t,34.4)'[e];
[e][1:v]overlay=x='264+40*($U)-24':y='184-40*$FU-24':eval=frame[f];
[f]$(write 0.5 24 28 24 $INK 'y = x² − 4x + 3'),
$(write 12 24 72 16 $MUTED 'x = 0   y = 3'),
$(write 17.6 24 96 16 $MUTED 'x = 1   y = 0'),
$(write 23.2 24 120 16 $BRAND 'x = 2   y = −1'),
$(write 28.8 24 144 16 $MUTED 'x = 3   y = 0'),
$(write 34.4 24 168 16 $MUTED 'x = 4   y = 3'),
$(write 40 24 202 22 $INK 'y = (x − 2)² − 1'),
$(write 52 352 232 16 $BRAND '(2, −1)'),
format=yuv420p,split[hi][lo0];[lo0]scale=320:180:flags=lanczos[lo]
GRAPH

# A quiet chime every five seconds, so that volume and mute can be heard.
TONE="0.10*exp(-2.2*mod(t,5))*(sin(2*PI*523.25*t)+0.5*sin(2*PI*659.25*t))"
# No B-frames: their delay would move the picture's first moment away from 0, and a stream that repeats the pieces would
# lose that moment at each turn. Few reference frames keep to the level that the master playlist names.
VIDEO="-c:v libx264 -preset veryslow -tune animation -profile:v main -bf 0 -refs 8 -g 50 -keyint_min 50 -sc_threshold 0 -pix_fmt yuv420p"
AUDIO="-c:a aac -ac 1 -ar 22050 -b:a 16k"
$FF -loop 1 -framerate 10 -t 75 -i "$TMP/paper.png" -loop 1 -framerate 10 -t 75 -i "$TMP/light.png" \
  -loop 1 -framerate 10 -t 75 -i "$TMP/dot.png" \
  -f lavfi -t 75 -i "aevalsrc='$TONE':s=22050" -filter_complex_script "$TMP/graph" \
  -map '[hi]' -map 3:a -t 75 $VIDEO -crf 28 $AUDIO "$TMP/hi.mp4" \
  -map '[lo]' -map 3:a -t 75 $VIDEO -crf 30 $AUDIO "$TMP/lo.mp4"

mkdir -p "$OUT/hls"
rm -f "$OUT"/lesson.mp4 "$OUT"/hls/*
$FF -i "$TMP/hi.mp4" -c copy -map_metadata -1 -fflags +bitexact -movflags +faststart "$OUT/lesson.mp4"
for RUNG in 270:hi 180:lo; do
  NAME=${RUNG%%:*}
  # The sound begins with the picture, not its encoder's 1024 samples of silence before it, and ends with it.
  $FF -i "$TMP/${RUNG##*:}.mp4" -c copy -bsf:a setts=ts=TS+1024 -t 74.95 -map_metadata -1 -fflags +bitexact \
    -f hls -hls_time 10 -hls_playlist_type vod \
    -hls_segment_type fmp4 -hls_fmp4_init_filename "$NAME-init.mp4" -hls_segment_filename "$OUT/hls/$NAME-%d.m4s" "$OUT/hls/$NAME.m3u8"
done
cat > "$OUT/hls/master.m3u8" <<M3U8
#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=120000,AVERAGE-BANDWIDTH=40000,RESOLUTION=480x270,FRAME-RATE=10.000,CODECS="avc1.4d4015,mp4a.40.2"
270.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=80000,AVERAGE-BANDWIDTH=30000,RESOLUTION=320x180,FRAME-RATE=10.000,CODECS="avc1.4d4015,mp4a.40.2"
180.m3u8
M3U8
du -cb "$OUT"/*.* "$OUT"/hls/* | tail -1
