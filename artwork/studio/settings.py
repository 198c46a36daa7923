"""Sizes, samples and limits of the library. Which pictures there are, their scenes and their variants is said in showcase/pictures/catalogue.yaml."""
SAMPLES = {'interior': 16, 'house': 12}   # per scene; SAMPLES_ELSE for every other one
SAMPLES_ELSE = 8
QUALITY = 86                 # JPEG
MAX_BYTES = 600_000          # quality goes down by 3 until a file fits
CLIP = (1280, 720)           # pixels
CLIP_SAMPLES = 8
CLIP_BYTES = 860_000
CLIP_SECONDS = 8             # of a move over a picture
